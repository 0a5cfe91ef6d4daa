import type { Event } from '@almanac/domain/events/event';
import { changedTerms, type TermsChange } from '@almanac/domain/leave/terms/terms';
import type { Writer } from '../../platform/database/database.ts';
import type { PersonWithTerms } from './assigned-terms-queries.ts';
import { removeTerms, saveTerms } from './assigned-terms-store.ts';
import { changedTermsEvent, storedDifference } from './terms-record.ts';

/** Stores the people's changed terms, and returns the events of those whose terms differ. */
export async function changeTerms(
  writer: Writer,
  people: readonly { holder: PersonWithTerms; change: TermsChange }[],
  names: ReadonlyMap<string, string>,
): Promise<Event[]> {
  const changed = people
    .map((each) => ({
      ...each,
      ...storedDifference(each.holder, changedTerms(each.holder.rows, each.change)),
    }))
    .filter(({ saved, gone }) => saved.length + gone.length > 0);
  await removeTerms(
    writer,
    changed.flatMap(({ gone }) => gone),
  );
  await saveTerms(
    writer,
    changed.flatMap(({ saved }) => saved),
  );
  return changed.map(({ holder, change }) => changedTermsEvent(holder, change, names));
}
