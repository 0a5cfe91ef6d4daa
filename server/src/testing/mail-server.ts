import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** Its address, for `SMTP_URL`. */
  url: string;
  /** Every mail that it accepted, oldest first. */
  received: Email[];
  /** Resolves with the next mail to the address that nobody has waited for yet. */
  next(recipient: string): Promise<Email>;
  /** Refuses the next mail to the address, as a server does that is busy. */
  refuseOnce(recipient: string): void;
  close(): Promise<void>;
}

/** Runs a real mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const unread = new Set<Email>();
  const waiting = new Set<() => void>();
  const refused = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refused.delete(address) ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push(mail);
        unread.add(mail);
        done();
        for (const check of waiting) check();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  function take(recipient: string): Email | undefined {
    const mail = [...unread].find(({ to }) => to?.some((each) => each.address === recipient));
    if (mail) unread.delete(mail);
    return mail;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: (recipient) =>
      new Promise((resolve) => {
        const check = () => {
          const mail = take(recipient);
          if (!mail) return;
          waiting.delete(check);
          resolve(mail);
        };
        waiting.add(check);
        check();
      }),
    refuseOnce: (recipient) => refused.add(recipient),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
