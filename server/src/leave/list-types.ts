import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { nameOrder } from '@almanac/domain/language/collation';
import { earliestStart } from '@almanac/domain/leave/plans/earliest-start';
import { inTypeOrder, isTypeShown } from '@almanac/domain/leave/types/leave-type';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { ListTypes, OfferedType } from '@almanac/domain/leave/types/types-schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { termsOn } from '@almanac/domain/work-time/day-of-work';
import { isAmong } from '../people/accounts/records/people-queries.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { visiblePeople } from '../teams/members/scope-queries.ts';
import { type PersonalRules, readPersonalRules } from './rule-facts.ts';
import { message } from './types/messages/message.ts';

/** People see all types offered to themselves. */
export async function listTypes(
  { database, actor, today, texts }: UseCaseContext,
  { userId = actor.id }: ListTypes,
): Promise<Outcome<OfferedType[], 'NOT_FOUND'>> {
  const isOwn = userId === actor.id;
  if (!isOwn && !(await isAmong(database, visiblePeople(actor, today), userId)))
    return notFound(message('leave.types.user'));
  const rules = await readPersonalRules(database, [userId]);
  const personal = rules.people.get(userId);
  const earliest = new Map(
    rules.types.map((type) => [type.code, personal && earliestStart({ ...personal, type }, today)]),
  );
  const inNameOrder = nameOrder(texts.locale);
  const named = rules.types.map((type) => ({ ...type, name: typeNameIn(texts.language, type) }));
  return inTypeOrder(named.toSorted((one, other) => inNameOrder(one.name, other.name)))
    .map((type) => {
      const first = earliest.get(type.code);
      const isOffered = isOfferedOn(today, type, personal);
      const { names: _names, ...shown } = type;
      return withoutNulls({ ...shown, isOffered, ...(first !== undefined && { earliestStart: first }) });
    })
    .filter((type) => isTypeShown(type, actor, true) || (isOwn && type.isOffered));
}

/** Whether the person's plan has effective rules for the type. Without terms, all types with rules are offered. */
function isOfferedOn(today: CalendarDate, { code }: { code: string }, personal?: PersonalRules): boolean {
  if (!personal) return true;
  const { policies } = termsOn(personal.terms, today).plan;
  return Boolean(policies.findLast(({ type, from }) => type === code && from <= today)?.rules);
}
