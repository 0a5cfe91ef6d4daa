import type { Outcome } from '@almanac/domain/refusal';
import { setupMarked } from '@almanac/domain/setup/events';
import type { MarkSetup, Setup } from '@almanac/domain/setup/schema';
import { checkSetupAdmin } from '@almanac/domain/setup/setup-rules';
import { change } from '../audit/change.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { readStoredSettings } from '../settings/queries.ts';
import { saveSetupMark } from '../settings/setup-marks-store.ts';
import { readSetupFor } from './read-setup.ts';

/** Sets or removes a mark, for the whole company. */
export async function markSetup(
  context: UseCaseContext,
  { mark, isSet }: MarkSetup,
): Promise<Outcome<Setup, 'FORBIDDEN'>> {
  const { actor, today } = context;
  const permission = checkSetupAdmin(actor);
  if (permission.refused) return permission;
  return change(context, async (writer) => {
    const isChanged = await saveSetupMark(writer, mark, isSet);
    const result = await readSetupFor(writer, actor, today);
    if (!isChanged) return unchanged(result);
    const { id } = await readStoredSettings(writer);
    return {
      result,
      events: [
        setupMarked({
          entityId: id,
          changes: [{ field: 'setupMark', from: !isSet, to: isSet }],
          data: { mark, isSet },
        }),
      ],
    };
  });
}
