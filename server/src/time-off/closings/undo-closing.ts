import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkUndoClosing } from '@almanac/domain/time-off/closings/closing-rules';
import { closingUndone } from '@almanac/domain/time-off/closings/events';
import { message } from '@almanac/domain/time-off/closings/messages/message';
import { change } from '../../audit/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { claimRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { claimClosings } from '../balances/facts/closing-lock-store.ts';
import { readClosings } from './queries.ts';
import { removeClosing } from './store.ts';

/** Reopens the last closing. */
export function undoClosing(
  context: UseCaseContext,
  { through, reason }: { through: string; reason: string },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'IN_USE'>> {
  return change<null, 'FORBIDDEN' | 'NOT_FOUND' | 'IN_USE'>(context, async (writer) => {
    await claimRules(writer);
    await claimClosings(writer);
    const closings = await readClosings(writer);
    const days = closings.map((closing) => closing.through);
    const decision = checkUndoClosing(context.actor, through, days);
    if (decision.refused) return decision;
    const [latest] = closings;
    if (!latest) return notFound(message('time-off.closings.closing'));
    await removeClosing(writer, through);
    return {
      result: null,
      events: [
        closingUndone({ entityId: latest.id, changes: [{ field: 'through', from: through }], reason }),
      ],
    };
  });
}
