import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { whoIsAsked } from '@almanac/domain/time-off/requests/escalation';
import { people } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { managersOf } from '../../teams/members/scope-queries.ts';

export interface MailRecipient {
  name: string;
  email: string;
}

/** Reads who is asked to decide a person's requests: never the person, nor who wants no such mails. */
export async function readApproversOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<MailRecipient[]> {
  const managers = managersOf([userId], today);
  const candidates = await database
    .selectFrom(people.as('candidate'))
    .select(({ eb }) => [
      'candidate.name',
      'candidate.email',
      'candidate.role',
      eb('candidate.id', 'in', managers).$castTo<boolean>().as('isManagerInScope'),
    ])
    .where('candidate.id', '<>', userId)
    .where('candidate.isActive', '=', true)
    .where('candidate.mailsRequestsToDecide', '=', true)
    .where((eb) =>
      eb.or([eb('candidate.role', 'in', ['HR_ADMIN', 'SYSTEM_ADMIN']), eb('candidate.id', 'in', managers)]),
    )
    .orderBy('candidate.email')
    .execute();
  return whoIsAsked(candidates).map(({ name, email }) => ({ name, email }));
}
