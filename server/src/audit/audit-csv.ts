import type { AuditEntry } from '@almanac/domain/audit/schema';
import { csvOf } from '../platform/http/endpoints/csv.ts';

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
  'field',
  'from',
  'to',
] as const;

/** Entries as CSV for spreadsheets. */
export function csvOfEntries(entries: AsyncIterable<AuditEntry>): AsyncIterable<string> {
  return csvOf(columns, rowsOf(entries));
}

async function* rowsOf(
  entries: AsyncIterable<AuditEntry>,
): AsyncGenerator<{ [Column in (typeof columns)[number]]?: string | number | undefined }> {
  for await (const { actor, subject, changes, call, ...entry } of entries) {
    yield {
      ...entry,
      actor: actor.name,
      actorEmail: actor.email,
      ...(subject && { subject: subject.name, subjectEmail: subject.email }),
      changes: changes.map(changeText).join('; '),
      ...(call && { call: call.id }),
      field: changes.map(({ field }) => field).join('\n'),
      from: valuesCell(changes.map(({ from }) => from)),
      to: valuesCell(changes.map(({ to }) => to)),
    };
  }
}

/** A change as a cell shows it, with the API's codes: 'status: PENDING → APPROVED'. */
function changeText({ field, from, to }: Change): string {
  if (from === undefined && to === undefined) return `${field}: changed`;
  return `${field}: ${valueText(from)} → ${valueText(to)}`;
}

/** The values, a line for each change; a single number stays one. */
function valuesCell(values: readonly Change['from'][]): string | number {
  const [only] = values;
  if (values.length === 1 && typeof only === 'number') return only;
  return values.map((value) => valueText(value).replaceAll(/[\r\n]+/g, ' ')).join('\n');
}

function valueText(value: Change['from']): string {
  if (value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  const { id, name, email } = value;
  return email && name && name !== email ? `${name} (${email})` : email || name || id;
}
