import { type ComponentType, createElement, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';
import { LoadBoundary } from './lazy-part.tsx';

const isShown = (props: object) => !('isOpen' in props) || props.isOpen === true;

/**
 * A dialog, menu or sheet whose code loads when it first opens. `isOpen` derives the open state if there is
 * no such prop. Closes again if the code can't be loaded.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean = isShown,
) {
  const Dialog = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const [state, setState] = useState<'closed' | 'opened' | 'failed'>('closed');
    const isOpenNow = isOpen(props);
    if (isOpenNow && state === 'closed') setState('opened');
    if (!isOpenNow && state === 'failed') setState('closed');
    // Deferred so that no fallback is shown: React keeps a fallback for at least 300 ms, even if the code loads sooner.
    const isLoaded = useDeferredValue(state === 'opened', false);
    if (state !== 'opened') return null;
    const fail = () => {
      setState('failed');
      props.onClose();
    };
    return (
      <LoadBoundary onLoadFailure={fail}>
        {isOpenNow && !isLoaded && <KeyBlocker />}
        <Suspense fallback={null}>{isLoaded && createElement(Dialog, props)}</Suspense>
      </LoadBoundary>
    );
  };
}

/** While the dialog's code loads, keeps keys from the page behind it. */
function KeyBlocker() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      const isTyped = event.key.length === 1 || event.key === 'Enter';
      if (!isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
  return null;
}
