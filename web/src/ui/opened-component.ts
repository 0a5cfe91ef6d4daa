import { type ComponentType, createElement, type FunctionComponent, useState } from 'react';
import { Opening } from './opening.tsx';
import { quietly, useLoaded } from './quiet.ts';

const isShown = (props: object) => !('isOpen' in props) || props.isOpen === true;

interface OpenedComponent<Props> extends FunctionComponent<Props> {
  /** Loads its code for somebody who is about to open it. */
  prepare: () => void;
}

/**
 * A dialog of a page, whose code is loaded when it is first opened; `isOpen` tells whether it is, where its prop does not.
 * Where its code could not be loaded it closes, and the page stays as it was.
 */
export function openedComponent<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean = isShown,
): OpenedComponent<Props> {
  const code = quietly(load);
  function OpenedWhenLoaded(props: Props) {
    const Opened = useLoaded(code);
    const [wasOpen, setWasOpen] = useState(false);
    const isOpenNow = isOpen(props);
    if (isOpenNow && !wasOpen) setWasOpen(true);
    if (!isOpenNow && !wasOpen) return null;
    if (Opened) return createElement(Opened, props);
    return isOpenNow ? createElement(Opening, { code, onUnloaded: () => props.onClose() }) : null;
  }
  return Object.assign(OpenedWhenLoaded, { prepare: code.prepare });
}
