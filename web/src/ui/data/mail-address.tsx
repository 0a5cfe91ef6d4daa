/** A mail address that breaks before its @ where it does not fit into a line. */
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
