import { FinalFault, Outage } from '../jobs/faults.ts';

/**
 * What a fault means for the mail that it stopped: a `FinalFault` where its address or content is refused for good, an
 * `Outage` where the mail server takes nothing at all; where it refuses this mail for now, the fault itself.
 */
export function judgeMailFault(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const { code, command, permanent } = cause as Error & Partial<Record<string, unknown>>;
  if (code === 'EABORT') return cause;
  const isAddress = command === 'RCPT TO' || (code === 'EENVELOPE' && command === 'API');
  const isContent = command === 'DATA' || code === 'EMESSAGE';
  if (!isAddress && !isContent) return new Outage(cause.message, { cause });
  return permanent || command === 'API' ? new FinalFault(cause.message, { cause }) : cause;
}
