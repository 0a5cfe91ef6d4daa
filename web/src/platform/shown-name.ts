import { nameOrder } from '@almanac/domain/language/collation';
import { type Named, nameIn } from '@almanac/domain/language/names';
import { readerTexts } from '../language/messages.ts';

/** A record by its name for the reader; `mainName` is the one that its form edits. */
export type Shown<Shown extends Named> = Shown & { mainName?: string };

/** The record by its name in the reader's language. */
export function shownRecord<Record extends Named>(record: Record, pick = nameIn): Shown<Record> {
  const name = pick(readerTexts().language, record);
  return name === record.name ? record : { ...record, name, mainName: record.name };
}

/** The records by their names for the reader, in the order of these. */
export function shownRecords<Record extends Named>(
  records: readonly Record[],
  pick = nameIn,
): Shown<Record>[] {
  const { language, locale } = readerTexts();
  const shown = records.map((record) => shownRecord(record, pick));
  // The server has ordered the main names.
  if (language === 'en') return shown;
  const inOrder = nameOrder(locale);
  return shown.toSorted((one, other) => inOrder(one.name, other.name));
}

/** The record's main name. */
export function mainNameOf({ name, mainName = name }: Shown<Named>): string {
  return mainName;
}
