import { type ComponentType, createElement, type FunctionComponent, Suspense, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';
import { Opening } from './opening.tsx';

const isShown = (props: object) => !('isOpen' in props) || props.isOpen === true;

/** A dialog of a page, whose code is loaded when it is first opened; `isOpen` tells whether it is, where its prop does not. */
export function openedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean = isShown,
): FunctionComponent<Props> {
  const Opened: ComponentType<Props> = lazyComponent(load);
  return function OpenedComponent(props) {
    const [wasOpen, setWasOpen] = useState(false);
    const isOpenNow = isOpen(props);
    if (isOpenNow && !wasOpen) setWasOpen(true);
    return createElement(
      Suspense,
      { fallback: isOpenNow ? createElement(Opening) : null },
      (isOpenNow || wasOpen) && createElement(Opened, props),
    );
  };
}
