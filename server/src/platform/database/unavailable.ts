import type { Said } from '@almanac/domain/language/message';

/** A write that got no slot, or waited in vain; `callerMessage` is the message for the caller. */
export class DatabaseBusy extends Error {
  readonly callerMessage: Said | undefined;

  constructor(
    message = 'Too many changes are under way',
    { callerMessage, cause }: { callerMessage?: Said; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'DatabaseBusy';
    this.callerMessage = callerMessage;
  }
}

/** Whether waiting for a lock timed out. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

const sqlStates = new Set([
  '25006', // read-only
  '25P03', // idle in a transaction for too long
  '53100', // the disk is full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // a lock did not come free in time
  '57014', // a statement took too long
  '57P01', // shut down by an administrator
  '57P02', // shut down after a crash
  '57P03', // starting up
]);
const systemErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
// Driver errors without a code.
const driverSentences = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** Whether the error means that the database is down or full, rather than a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true;
  if (!(error instanceof Error)) return false;
  if (driverSentences.some((sentence) => error.message.startsWith(sentence))) return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  const isConnectionException = /^08\w{3}$/.test(error.code);
  return isConnectionException || sqlStates.has(error.code) || systemErrors.has(error.code);
}
