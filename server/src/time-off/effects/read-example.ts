import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { addDays, addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import type { ExampleLedger, ReadExample } from '@almanac/domain/leave/earning/example-schema';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { type LeaveTerms, leaveYearOn } from '@almanac/domain/leave/plans/plan';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { entriesAnswer } from '@almanac/domain/time-off/balances/answers/account-answer';
import { placeWith } from '@almanac/domain/work-time/place';
import type { WorkSchedule } from '@almanac/domain/work-time/work-schedule';
import { readTypesOfFacts } from '../../leave/facts/rule-facts-queries.ts';
import { readPlan } from '../../leave/plans/plan-queries.ts';
import { readVersion, storedVersions } from '../../leave/plans/plan-record.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readPlaceRules } from '../../work-time/work-facts-queries.ts';

const wholeDay = [240, 240];
const free = [0, 0];
const mondayToFriday: WorkSchedule = {
  minutes: [wholeDay, wholeDay, wholeDay, wholeDay, wholeDay, free, free].flat(),
};
const shownMonths = 24;

/** The ledger of a person with these rules and no other records. */
export async function readExample(
  { actor, database, today, texts }: UseCaseContext,
  {
    id,
    type: code,
    from,
    rules,
    employmentStart,
    placeId,
  }: { id: string; type: string; from: CalendarDate } & ReadExample,
): Promise<Outcome<ExampleLedger, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const stored = await readPlan(database, id, today);
  if (!stored) return notFound(message('leave.plans.plan'));
  const former = stored.policies.find((each) => each.type === code && each.from === from);
  const start = {
    path: 'employmentStart',
    label: message('leave.plans.employmentStart'),
    first: firstBoundedDay,
  };
  const days = checkDays(
    [
      { path: 'from', label: message('leave.plans.from'), day: from, stored: former?.from },
      { ...start, day: employmentStart },
    ],
    today,
  );
  if (days.refused) return days;
  const types = await readTypesOfFacts(database);
  const type = types.find((each) => each.code === code);
  if (!type) return notFound(message('leave.plans.type'));
  const units = new Map(types.map((each) => [each.code, each.unit]));
  const written = readVersion({ type: code, from, rules }, units);
  if (isRefusal(written)) return written;
  const held = placeId == null ? undefined : await readPlaceRules(database, placeId);
  if (placeId != null && !held) return notFound(message('leave.plans.place'));
  const policies = storedVersions(stored, units)
    .filter((each) => each.type !== code || each.from !== from)
    .concat(written)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const plan = { id, yearStart: stored.yearStart, policies };
  const { place, schedule } = held ?? { place: placeWith([]), schedule: mondayToFriday };
  const employment = employmentStart == null ? {} : { employmentStart };
  const terms: LeaveTerms = { from: '1900-01-01', plan, place, schedule };
  const facts = { type, employment, terms: [terms] as const, requests: [], adjustments: [] };
  const { startDate } = leaveYearOn(plan, employment, from);
  const period = { startDate, endDate: addDays(addMonths(startDate, shownMonths), -1) };
  return entriesAnswer(facts, period, texts);
}
