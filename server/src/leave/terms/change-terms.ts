import { changedTerms, type TermsChange } from '@almanac/domain/leave/terms/terms';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { PersonWithTerms } from './assigned-terms-queries.ts';
import { removeTerms, saveTerms } from './assigned-terms-store.ts';
import { changedTermsEntry, storedDifference } from './terms-record.ts';

/** Stores the people's changed terms, and returns the log's changes of those whose terms differ. */
export async function changeTerms(
  writer: Writer,
  people: readonly { holder: PersonWithTerms; change: TermsChange }[],
  names: ReadonlyMap<string, string>,
): Promise<AuditEntry[]> {
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
  return changed.map(({ holder, change }) => changedTermsEntry(holder, change, names));
}
