import { Component, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { isLoadFailure, reportLoadFailure } from './load-failure.ts';
import { text } from './messages/text.ts';
import { onceDataIsShown } from './page-data.ts';

interface LoadBoundaryProps {
  /** Shown if the code can't be loaded. */
  fallback?: ReactNode;
  /** Also called then. */
  onLoadFailure?: () => void;
  /** Suppresses the notice, for optional content. */
  isOptional?: boolean;
  children: ReactNode;
}

/** Catches failed code loads and keeps the surrounding page; other errors go to the page. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isLoadFailure(error)) return;
    if (!this.props.isOptional) reportLoadFailure();
    this.props.onLoadFailure?.();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isLoadFailure(error)) throw error;
    return this.props.fallback ?? null;
  }
}

interface LazyPartProps {
  /** Shown while the code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Part of a page or form, created with `lazyComponent`. If the code can't be loaded, an error is shown
 * instead.
 */
export function LazyPart({ fallback, children }: LazyPartProps) {
  // The surroundings render before the code is requested.
  const isAround = useDeferredValue(true, false);
  return (
    <LoadBoundary fallback={<p className="text-ink-muted">{text('ui.partNotLoaded')}</p>}>
      <Suspense fallback={fallback}>{isAround ? children : fallback}</Suspense>
    </LoadBoundary>
  );
}

/** A lazy part whose code loads after the page's data. */
export function LatePart(props: LazyPartProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => onceDataIsShown(() => setDue(true)), []);
  return isDue ? <LazyPart {...props} /> : props.fallback;
}
