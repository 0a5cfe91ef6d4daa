/** Where mails lie while no mail server is configured. The server makes that page, not the router. */
export function MailboxLink() {
  return (
    <p>
      Mails of this installation are kept in{' '}
      <a href="/dev/mailbox" className="font-medium underline underline-offset-2">
        the local mailbox
      </a>
      .
    </p>
  );
}
