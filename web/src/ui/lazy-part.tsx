import { Component, type ReactNode, Suspense, useDeferredValue } from 'react';
import { isUnloadedCode, reportUnloaded } from './unloaded-code.ts';

interface LoadBoundaryProps {
  /** Shown where the code could not be loaded. */
  fallback?: ReactNode;
  /** Called then, too. */
  onUnloaded?: () => void;
  /** Leaves the notice out, for what no one waits for. */
  isOptional?: boolean;
  children: ReactNode;
}

/** Catches code that could not be loaded, and keeps the page around as it was; other errors are the page's. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isUnloadedCode(error)) return;
    if (!this.props.isOptional) reportUnloaded();
    this.props.onUnloaded?.();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isUnloadedCode(error)) throw error;
    return this.props.fallback ?? null;
  }
}

interface LazyPartProps {
  /** Holds the place while the code is loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Part of a page or form, made with `lazyComponent`. Where its code could not be loaded, that is said in its place. */
export function LazyPart({ fallback, children }: LazyPartProps) {
  // What is around it is shown before its code is asked for.
  const isAround = useDeferredValue(true, false);
  return (
    <LoadBoundary fallback={<p className="text-ink-muted">This part could not be loaded.</p>}>
      <Suspense fallback={fallback}>{isAround ? children : fallback}</Suspense>
    </LoadBoundary>
  );
}
