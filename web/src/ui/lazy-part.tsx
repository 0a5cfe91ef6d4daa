import { Component, type ReactNode, Suspense } from 'react';
import { isUnloadedCode, reportUnloaded } from './unloaded-code.ts';

interface LazyPartProps {
  /** Holds the place while the code is loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Part of something that is filled in, whose code is loaded when it is shown. Where that could not be loaded it is said
 * in its place, and all around it stays; other errors are the page's.
 */
export function LazyPart({ fallback, children }: LazyPartProps) {
  return (
    <LoadBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  );
}

class LoadBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isUnloadedCode(error)) reportUnloaded();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isUnloadedCode(error)) throw error;
    return <p className="text-ink-muted">This part could not be loaded.</p>;
  }
}
