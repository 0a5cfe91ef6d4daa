import { createHash } from 'node:crypto';
import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { WriteClosing } from '@almanac/domain/leave/schema';
import { isRefusal, type Outcome, refuse } from '@almanac/domain/refusal';
import { checkClosingDay, checkNothingPending } from '@almanac/domain/time-off/closings/closing-rules';
import type { Closing } from '@almanac/domain/time-off/closings/schema';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { change } from '../../audit/change.ts';
import { personText } from '../../audit/named-person.ts';
import { unchanged } from '../../platform/change.ts';
import { dateText, periodText } from '../../platform/date-text.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import type { Written } from '../../work-time/rule-change.ts';
import { claimRules } from '../../work-time/rule-lock-store.ts';
import { claimClosings } from '../balances/closing-lock-store.ts';
import { balancesThrough } from './closing-balances.ts';
import {
  type PendingRequest,
  readClosings,
  readEverybody,
  readPendingThrough,
  type Witness,
} from './queries.ts';
import { insertClosing } from './store.ts';

/** Closes all accounts through a day, with what each of them then holds. */
export async function closeYear(
  context: UseCaseContext,
  { through, dryRun, fingerprint }: WriteClosing,
): Promise<
  Outcome<Written<Closing>, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'REQUESTS_PENDING' | 'IMPACT_CHANGED'>
> {
  const { actor, now, today } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  return change<Written<Closing>, 'VALIDATION_ERROR' | 'REQUESTS_PENDING' | 'IMPACT_CHANGED'>(
    context,
    async (writer) => {
      await claimRules(writer);
      await claimClosings(writer);
      const [latest] = await readClosings(writer);
      const day = checkClosingDay(through, { today, closedThrough: latest?.through });
      if (day.refused) return day;
      const pending = checkNothingPending((await readPendingThrough(writer, through)).map(toOpenRequest));
      if (isRefusal(pending)) return pending;
      const ids = (await readEverybody(writer)).map(({ id }) => id);
      const witnesses = await balancesThrough(writer, ids, through);
      const impact = impactOf(through, witnesses);
      if (dryRun) return unchanged(impact);
      if (fingerprint !== undefined && fingerprint !== impact.fingerprint) return balancesChanged;
      const id = await insertClosing(writer, { through, closedById: actor.id }, witnesses);
      const closedBy = { id: actor.id, name: actor.name };
      const counts = { people: impact.people, balances: witnesses.length };
      return {
        result: { id, through, closedAt: now.toISOString(), closedBy, ...counts, impact },
        audit: {
          action: 'leave-closing.closed',
          entity: 'leave-closing',
          entityId: id,
          summary: `Closed all leave through ${dateText(through)}`,
          changes: [{ field: 'through', to: through }],
        },
      };
    },
  );
}

const balancesChanged = refuse(
  'IMPACT_CHANGED',
  'The balances are other ones by now; look at them once more before you close',
);

function toOpenRequest({ id, startDate, endDate, ...person }: PendingRequest) {
  return { id, text: `${personText(person)}, ${periodText({ startDate, endDate })}` };
}

/** A closing changes no balance; its fingerprint stands for those that it keeps. */
function impactOf(through: string, witnesses: readonly Witness[]): Impact {
  const people = new Set(witnesses.map(({ userId }) => userId)).size;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(witnesses.map(({ userId, type, amount }) => [userId, type, amount])))
    .digest('base64url');
  return { people, on: through, changed: [], recounted: [], fingerprint };
}
