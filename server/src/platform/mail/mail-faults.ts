import { FinalFault, JobFault, Outage } from '../jobs/faults.ts';

export type MailFaultKind =
  | 'unreachable'
  | 'no-tls'
  | 'login-refused'
  | 'sender-refused'
  | 'takes-nothing'
  | 'address-refused'
  | 'address-postponed'
  | 'content-refused'
  | 'content-postponed';

const kindsOfOutages: Partial<Record<string, MailFaultKind>> = {
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'no-tls',
  EAUTH: 'login-refused',
  ENOAUTH: 'login-refused',
};

/**
 * The meaning of a sending error: a `FinalFault` if the address or content is refused permanently, an `Outage` if the
 * mail server accepts nothing, a `JobFault` if it refuses this mail temporarily.
 */
export function classifyMailFault(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const { code, command, permanent, response } = cause as Error & Partial<Record<string, unknown>>;
  if (code === 'EABORT') return cause;
  const isAddress = command === 'RCPT TO' || (code === 'EENVELOPE' && command === 'API');
  const isContent = command === 'DATA' || code === 'EMESSAGE';
  if (!isAddress && !isContent) return new Outage(withoutSecrets(cause.message), kindOfOutage(code, command));
  const message = withoutSecrets(typeof response === 'string' ? response : cause.message);
  const of = isAddress ? 'address' : 'content';
  if (permanent || command === 'API') return new FinalFault(message, `${of}-refused` satisfies MailFaultKind);
  return new JobFault(message, `${of}-postponed` satisfies MailFaultKind);
}

function kindOfOutage(code: unknown, command: unknown): MailFaultKind {
  if (command === 'MAIL FROM') return 'sender-refused';
  return kindsOfOutages[String(code)] ?? 'takes-nothing';
}

const longestMessage = 300;

/** A mail server's message without links: a filter may repeat a sign-in link, which anyone could use. */
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/\b(https?:|www\.)\S*/gi, '…')
    .replaceAll(/[\w%~+/=-]{30,}/g, '…')
    .slice(0, longestMessage);
}
