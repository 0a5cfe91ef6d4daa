import { Readable } from 'node:stream';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import { stringify } from 'csv-stringify';

type Change = AuditEntry['changes'][number];

const columns = [
  'at',
  'actor',
  'actorEmail',
  'action',
  'entity',
  'entityId',
  'subject',
  'subjectEmail',
  'summary',
  'changes',
  'reason',
  'call',
  'id',
] as const;

/** Entries as CSV for spreadsheets: with a byte order mark, and no cell that one would take for a formula. */
export function csvOfEntries(entries: AsyncIterable<AuditEntry>): AsyncIterable<string> {
  const csv = stringify({ header: true, bom: true, columns: [...columns], escape_formulas: true });
  return Readable.from(rowsOf(entries)).compose(csv);
}

async function* rowsOf(
  entries: AsyncIterable<AuditEntry>,
): AsyncGenerator<{ [Column in (typeof columns)[number]]?: string | undefined }> {
  for await (const { actor, subject, changes, call, ...entry } of entries) {
    yield {
      ...entry,
      ...(actor && { actor: actor.name, actorEmail: actor.email }),
      ...(subject && { subject: subject.name, subjectEmail: subject.email }),
      changes: changes.map(changeText).join('; '),
      ...(call && { call: call.id }),
    };
  }
}

/** A change as it stands in a cell, with the codes of the API: 'status: PENDING → APPROVED'. */
function changeText({ field, from, to }: Change): string {
  if (from === undefined && to === undefined) return `${field}: changed`;
  return `${field}: ${valueText(from)} → ${valueText(to)}`;
}

function valueText(value: Change['from']): string {
  if (value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  const { id, name, email } = value;
  return email && name && name !== email ? `${name} (${email})` : email || name || id;
}
