import { createHash } from 'node:crypto';
import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { personText } from '@almanac/domain/events/event-words';
import type { WriteClosing } from '@almanac/domain/leave/plans/schema';
import { isRefusal, type Outcome, refuse } from '@almanac/domain/refusal';
import { checkClosingDay, checkNothingPending } from '@almanac/domain/time-off/closings/closing-rules';
import { yearClosed } from '@almanac/domain/time-off/closings/events';
import { message } from '@almanac/domain/time-off/closings/messages/message';
import type { Closing } from '@almanac/domain/time-off/closings/schema';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { change } from '../../audit/change.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import type { Written } from '../../work-time/rule-changes/rule-change.ts';
import { claimRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { readRules } from '../../work-time/rule-changes/rule-snapshot.ts';
import { claimClosings } from '../balances/facts/closing-lock-store.ts';
import { keyOfAccounts } from '../balances/facts/key-of-accounts.ts';
import { type PersonalAccounts, readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { balancesThrough } from './closing-balances.ts';
import {
  type PendingRequest,
  readClosings,
  readEveryone,
  readPendingThrough,
  type Witness,
} from './queries.ts';
import { insertClosing } from './store.ts';

/** Closes all accounts through a day and stores their balances. */
export async function closeYear(
  context: UseCaseContext,
  { through, dryRun, fingerprint }: WriteClosing,
): Promise<
  Outcome<Written<Closing>, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'REQUESTS_PENDING' | 'IMPACT_CHANGED'>
> {
  const { actor, now } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const rehearsed = await rehearsedClosing(context, through);
  if (dryRun) return isRefusal(rehearsed) ? rehearsed : impactOf(through, rehearsed.witnesses);
  return change<Written<Closing>, 'VALIDATION_ERROR' | 'REQUESTS_PENDING' | 'IMPACT_CHANGED'>(
    context,
    async (writer) => {
      await claimRules(writer);
      await claimClosings(writer);
      const people = await readClosable(writer, context, through);
      if (isRefusal(people)) return people;
      const isAsRehearsed = !isRefusal(rehearsed) && rehearsed.key === keyOfAccounts([people], through);
      const witnesses = isAsRehearsed ? rehearsed.witnesses : await balancesThrough(people, through);
      const impact = impactOf(through, witnesses);
      if (fingerprint !== undefined && fingerprint !== impact.fingerprint) return balancesChanged;
      const id = await insertClosing(writer, { through, closedById: actor.id }, witnesses);
      const closedBy = { id: actor.id, name: personName(actor) };
      const counts = { people: impact.people, balances: witnesses.length };
      return {
        result: { id, through, closedAt: now.toISOString(), closedBy, ...counts, impact },
        events: [yearClosed({ entityId: id, changes: [{ field: 'through', to: through }] })],
      };
    },
  );
}

/** What a closing would store, without locks. The closing itself checks again. */
async function rehearsedClosing(context: UseCaseContext, through: CalendarDate) {
  const people = await readRules(context, (snapshot) => readClosable(snapshot, context, through));
  if (isRefusal(people)) return people;
  return { key: keyOfAccounts([people], through), witnesses: await balancesThrough(people, through) };
}

/** Everyone's accounts, if they may be closed through the day. */
async function readClosable(
  database: Reader,
  { today }: Pick<UseCaseContext, 'today'>,
  through: CalendarDate,
): Promise<Outcome<PersonalAccounts[], 'VALIDATION_ERROR' | 'REQUESTS_PENDING'>> {
  const [latest] = await readClosings(database);
  const day = checkClosingDay(through, { today, closedThrough: latest?.through });
  if (day.refused) return day;
  const pending = checkNothingPending((await readPendingThrough(database, through)).map(toOpenRequest));
  if (isRefusal(pending)) return pending;
  return readLeaveFacts(
    database,
    (await readEveryone(database)).map(({ id }) => id),
  );
}

const balancesChanged = refuse('IMPACT_CHANGED', message('time-off.closings.balancesChanged'));

function toOpenRequest({ id, startDate, endDate, ...person }: PendingRequest) {
  const text = message('time-off.closings.requestOf', { name: personText(person), startDate, endDate });
  return { id, text };
}

/** A closing changes no balance. Its fingerprint covers the stored balances. */
function impactOf(through: string, witnesses: readonly Witness[]): Impact {
  const people = new Set(witnesses.map(({ userId }) => userId)).size;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(witnesses.map(({ userId, type, amount }) => [userId, type, amount])))
    .digest('base64url');
  return { people, on: through, changed: [], recounted: [], fingerprint };
}
