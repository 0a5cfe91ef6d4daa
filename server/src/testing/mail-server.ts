import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail with the text that was sent. */
type ReceivedMail = Email & { source: string };

export interface MailServer {
  /** Its address, for `SMTP_URL`. */
  url: string;
  /** All accepted mails, oldest first. */
  received: ReceivedMail[];
  /** Number of mails on hold. */
  held(): number;
  /** Resolves with the next mail to the address not yet returned. */
  next(recipient: string): Promise<ReceivedMail>;
  /** Refuses the next mail to the address temporarily. */
  refuseOnce(recipient: string): void;
  /** Refuses every mail to the address permanently, as unknown. */
  refuseForGood(recipient: string): void;
  /** Accepts mails to the address again. */
  accept(recipient: string): void;
  /** Holds every mail from now on. */
  hold(): void;
  /** Accepts mails from now on without an answer, as if the connection broke, until all are released. */
  loseAnswers(): void;
  /** Accepts that many held mails, or without a number all held and future ones. */
  release(count?: number): void;
  close(): Promise<void>;
}

interface MailServerSettings {
  /** A free port by default. */
  port?: number;
  /** The delay per mail. */
  millisecondsOfAMail?: number;
  /** Offers TLS with a self-signed certificate. */
  offersTls?: boolean;
}

/** Runs a real mail server locally. */
export async function startMailServer(settings: MailServerSettings = {}): Promise<MailServer> {
  const { port = 0, millisecondsOfAMail = 0, offersTls = false } = settings;
  const received: ReceivedMail[] = [];
  const unread = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  const busyFor = new Set<string>();
  const unknown = new Set<string>();
  const held = new Set<() => void>();
  let isHolding = false;
  let losesAnswers = false;
  const server = new SMTPServer({
    // The server warns of its well-known default certificate.
    logger: false,
    disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, session, done) {
      if (unknown.has(address)) return done(refusal(550, 'No such user here'));
      if (busyFor.delete(address)) return done(refusal(451, 'Busy'));
      if (!isHolding) return setTimeout(done, millisecondsOfAMail, null);
      const take = () => done(null);
      held.add(take);
      leaving.set(session.id, () => held.delete(take));
    },
    onClose: ({ id }) => leaving.get(id)?.(),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks);
        const mail = Object.assign(await PostalMime.parse(source), { source: source.toString() });
        received.push(mail);
        unread.add(mail);
        if (!losesAnswers) done();
        for (const check of waiting) check();
      });
    },
  });
  const leaving = new Map<string, () => void>();
  // A killed sender breaks its connection; not a fault of the server.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;

  function take(recipient: string): ReceivedMail | undefined {
    const mail = [...unread].find(({ to }) => to?.some((each) => each.address === recipient));
    if (mail) unread.delete(mail);
    return mail;
  }

  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    received,
    held: () => held.size,
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
    refuseOnce: (recipient) => busyFor.add(recipient),
    refuseForGood: (recipient) => unknown.add(recipient),
    accept: (recipient) => unknown.delete(recipient),
    hold() {
      isHolding = true;
    },
    loseAnswers() {
      losesAnswers = true;
    },
    release(count) {
      isHolding &&= count !== undefined;
      losesAnswers &&= count !== undefined;
      for (const letGo of [...held].slice(0, count)) {
        held.delete(letGo);
        letGo();
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
