/** An email address that may break before its @. */
export function MailAddress({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
