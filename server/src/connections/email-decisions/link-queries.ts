import type { SessionUser } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../../platform/database/database.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';

/** A link as it is stored: with the hash of its token. */
export interface DecisionLink {
  tokenHash: string;
  approverId: string;
  requestId: string;
  requestVersion: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** The link with the hash of a token, if any. */
export function readLink(database: Reader, tokenHash: string): Promise<DecisionLink | undefined> {
  return database
    .selectFrom('decisionLinks')
    .select(['tokenHash', 'approverId', 'requestId', 'requestVersion', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Whether the approver decides the person's requests today. */
export async function isInApprovalScope(
  database: Reader,
  approver: SessionUser,
  personId: string,
  today: CalendarDate,
): Promise<boolean> {
  const inScope = await database
    .selectFrom(peopleInApprovalScope(approver, today).as('person'))
    .select('id')
    .where('id', '=', personId)
    .executeTakeFirst();
  return inScope !== undefined;
}
