import { normalized } from '../../normalized.ts';

/** The first record with the name, ignoring case, Unicode form and outer spaces. */
export function findNamed<Named extends { name: string }>(
  records: readonly Named[],
  name: string,
): Named | undefined {
  return namesOf(records).get(asCompared(name)) as Named | undefined;
}

// A file names the same few records in many rows.
const namesOfRecords = new WeakMap<readonly { name: string }[], ReadonlyMap<string, { name: string }>>();

function namesOf(records: readonly { name: string }[]): ReadonlyMap<string, { name: string }> {
  const known = namesOfRecords.get(records);
  if (known) return known;
  const names = new Map(records.toReversed().map((record) => [asCompared(record.name), record]));
  namesOfRecords.set(records, names);
  return names;
}

function asCompared(name: string): string {
  return normalized(name, 'NFKC').trim().toLowerCase();
}
