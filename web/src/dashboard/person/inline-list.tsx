import { Children, type ReactNode } from 'react';

/** Items in one line with dots between them. */
export function InlineList({ children }: { children: ReactNode }) {
  return (
    <ul className="inline">
      {Children.toArray(children).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order.
        <li key={index} className="inline not-first:before:px-1.5 not-first:before:content-['·']">
          {item}
        </li>
      ))}
    </ul>
  );
}
