import { checkDays, firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { HeldTerms, ReadHeldTerms } from '@almanac/domain/time-off/balances/account-schema';
import { termsOn } from '@almanac/domain/work-time/day-of-work';
import { workOfWeek } from '@almanac/domain/work-time/work-schedule';
import { readTermsOf } from '../../leave/held-terms-queries.ts';
import { readPersonalRules } from '../../leave/rule-facts.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { checkBalanceSight } from './balance-sight.ts';

/** The plan, schedule, place and employment that the person's balances of a day go by. */
export async function readHeldTerms(
  context: TimeOffContext,
  { userId = context.actor.id, on = context.today }: ReadHeldTerms,
): Promise<Outcome<HeldTerms, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { database } = context;
  const sight = await checkBalanceSight(context, userId);
  if (sight.refused) return sight;
  const day = checkDays([{ path: 'on', label: 'On', day: on, first: firstBoundedDay }], context.today);
  if (day.refused) return day;
  const [first, ...later] = await readTermsOf(database, userId);
  const { people } = await readPersonalRules(database, [userId]);
  const person = people.get(userId);
  if (!first || !person) return notFound('User');
  const { employmentStart, employmentEnd } = person.employment;
  const { planName, placeName, scheduleName } = termsOn([first, ...later], on);
  const { schedule } = termsOn(person.terms, on);
  return {
    plan: planName,
    place: placeName,
    schedule: { name: scheduleName, daysPerWeek: Math.round(workOfWeek(schedule).days * 100) / 100 },
    ...(employmentStart !== undefined && { employmentStart }),
    ...(employmentEnd !== undefined && { employmentEnd }),
  };
}
