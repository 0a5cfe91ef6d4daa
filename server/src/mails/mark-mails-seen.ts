import { checkMailReader } from '@almanac/domain/mails/mail-rules';
import type { MarkMailsSeen } from '@almanac/domain/mails/schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { mailQueues } from './unsent-mail.ts';

export async function markMailsSeen(
  { actor, jobs }: UseCaseContext,
  { mailIds }: MarkMailsSeen,
): Promise<Outcome<null, 'FORBIDDEN'>> {
  const permission = checkMailReader(actor);
  if (permission.refused) return permission;
  await jobs.markSeen(mailQueues, mailIds);
  return null;
}
