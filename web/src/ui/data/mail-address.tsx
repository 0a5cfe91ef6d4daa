/** An email address. It breaks only after its @ and its dots; a longer part ends with an ellipsis. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span title={address}>
      {address.split(/(?<=[@.])/u).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address may be equal and never move.
        <span key={index} className="inline-block max-w-full truncate align-bottom">
          {part}
        </span>
      ))}
    </span>
  );
}
