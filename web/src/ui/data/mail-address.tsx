import { Fragment } from 'react';

/** An email address. It breaks only after its @ and its dots, inside a part only if the part is wider than the line. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span title={address} className="wrap-break-word">
      {address.split(/(?<=[@.])/u).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address may be equal and never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
