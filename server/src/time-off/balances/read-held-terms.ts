import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { EffectiveTerms, ReadAccounts } from '@almanac/domain/time-off/balances/answers/account-schema';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { workOfWeek } from '@almanac/domain/work-time/work-schedule';
import { readNamedTerms } from '../../leave/terms/assigned-terms-queries.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { checkBalanceVisible } from './balance-visibility.ts';

/** The person's plan, schedule, place and employment on a day. */
export async function readHeldTerms(
  context: TimeOffContext,
  { userId = context.actor.id, on = context.today }: ReadAccounts,
): Promise<Outcome<EffectiveTerms, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const sight = await checkBalanceVisible(context, userId);
  if (sight.refused) return sight;
  const day = checkDays(
    [{ path: 'on', label: message('time-off.balances.on'), day: on, first: firstBoundedDay }],
    context.today,
  );
  if (day.refused) return day;
  const held = await readNamedTerms(context.database, userId, {
    on,
    language: context.texts.language,
  });
  if (!held) return notFound(message('time-off.balances.user'));
  const { schedule, minutes, ...named } = withoutNulls(held);
  const daysPerWeek = Math.round(workOfWeek({ minutes }).days * 100) / 100;
  return { ...named, schedule: { name: schedule, daysPerWeek } };
}
