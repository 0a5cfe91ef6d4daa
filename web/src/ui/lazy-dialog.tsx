import { type ComponentType, createElement, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';
import { LoadBoundary } from './lazy-part.tsx';

const isShown = (props: object) => !('isOpen' in props) || props.isOpen === true;

/**
 * A dialog, menu or sheet whose code is loaded when it first opens. `isOpen` says whether it is open, where its prop of that name does
 * not. Where its code could not be loaded it is closed again.
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
    // Deferred, it is shown as soon as its code is there; React keeps a fallback for 300 ms at least.
    const isLoaded = useDeferredValue(state === 'opened', false);
    if (state !== 'opened') return null;
    const fail = () => {
      setState('failed');
      props.onClose();
    };
    return (
      <LoadBoundary onUnloaded={fail}>
        {isOpenNow && !isLoaded && <HeldKeys />}
        <Suspense fallback={null}>{isLoaded && createElement(Dialog, props)}</Suspense>
      </LoadBoundary>
    );
  };
}

/** Keeps what is typed for a dialog from the page behind while the dialog's code is loaded. */
function HeldKeys() {
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
