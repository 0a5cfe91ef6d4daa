import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { Person } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { paginationOf } from '@almanac/domain/paging';
import type { Decision, Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/provisions/messages/message';
import { provisionTotals } from '@almanac/domain/time-off/provisions/provision';
import type { Provisions, ReadProvisions } from '@almanac/domain/time-off/provisions/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { type AccountProvision, provisionsOf } from './account-provision.ts';
import { rowsOfProvisions } from './provision-rows.ts';
import { readProvisionedPeople } from './queries.ts';

/** What the company owes at the end of a day: a page of people, and the totals of all pages. */
export async function readProvisions(
  { actor, database, today, texts, gone: signal }: UseCaseContext,
  { on, departmentId, page, limit }: ReadProvisions,
): Promise<Outcome<Provisions, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkProvisions(actor, on, today);
  if (permission.refused) return permission;
  const people = await readProvisionedPeople(database, departmentId);
  const all = await provisionsOf(
    database,
    people.map(({ id }) => id),
    on,
    { signal },
  );
  const rowOf = await rowsOfProvisions(database, people, texts.language);
  return { on, ...pageOf(all, { page, limit }, rowOf) };
}

/** The rows of a page of people, leavers apart, with the totals of all pages. */
export function pageOf<Row>(
  provisions: readonly AccountProvision[],
  { page, limit }: { page: number; limit: number },
  rowOf: (provision: AccountProvision) => Row,
) {
  const people = [...new Set(provisions.map(({ userId }) => userId))];
  const onPage = new Set(people.slice((page - 1) * limit, page * limit));
  const shown = provisions.filter(({ userId }) => onPage.has(userId));
  return {
    rows: shown.filter(({ isLeaver }) => !isLeaver).map(rowOf),
    leavers: shown.filter(({ isLeaver }) => isLeaver).map(rowOf),
    totals: provisionTotals(provisions.filter(({ isLeaver }) => !isLeaver)),
    pagination: paginationOf({ page, limit }, people.length),
  };
}

/** Whether the actor may see the provisions of the day. Refuses with `VALIDATION_ERROR` at `on`. */
export function checkProvisions(
  actor: Person,
  on: CalendarDate,
  today: CalendarDate,
): Decision<'VALIDATION_ERROR' | 'FORBIDDEN'> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  return checkDays(
    [{ path: 'on', label: message('time-off.provisions.on'), day: on, first: firstBoundedDay }],
    today,
  );
}
