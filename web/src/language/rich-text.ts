import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** The values of a text, with elements where it takes texts. */
export type RichValuesOf<Entry> = Entry extends (values: infer Values, ...texts: never) => string
  ? { readonly [Name in keyof Values]: string extends Values[Name] ? Values[Name] | ReactNode : Values[Name] }
  : never;

// Private characters that no text contains.
const placeholder = /\ue000(\d+)\ue001/;

/** Puts elements among the values into a text: each takes the place of its placeholder. */
export function withNodes(values: object, textOf: (plain: object) => string): ReactNode {
  const nodes: ReactNode[] = [];
  const plain = Object.entries(values).map(([name, value]) => {
    if (!isValidElement(value)) return [name, value];
    nodes.push(value);
    return [name, `\ue000${nodes.length - 1}\ue001`];
  });
  const parts = textOf(Object.fromEntries(plain)).split(placeholder);
  return parts.map((part, index) => {
    const content = index % 2 === 1 ? nodes[Number(part)] : part;
    return createElement(Fragment, { key: index }, content);
  });
}
