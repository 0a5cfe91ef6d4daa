import type { AuditEntry } from '@almanac/domain/audit/schema';
import { englishTexts } from '@almanac/domain/language/english-texts';
import type { Texts } from '@almanac/domain/language/message';
import { numberText } from '../platform/csv/csv.ts';
import { type ExcelReader, excelDialect, yesOrNo } from '../platform/csv/exported-csv.ts';
import { exportMessage as message } from './messages/export-message.ts';

type Change = AuditEntry['changes'][number];

/** How values and changes are written. */
interface Style {
  texts: Texts;
  valueText(value: string | number | boolean): string;
}

/** The columns of a file with entries. */
export const entryColumns = {
  at: { heading: message('audit.export.at'), holds: 'instants' },
  actor: { heading: message('audit.export.actor') },
  actorEmail: { heading: message('audit.export.actorEmail') },
  action: { heading: message('audit.export.action') },
  entity: { heading: message('audit.export.entity') },
  entityId: { heading: message('audit.export.entityId') },
  subject: { heading: message('audit.export.subject') },
  subjectEmail: { heading: message('audit.export.subjectEmail') },
  summary: { heading: message('audit.export.summary') },
  changes: { heading: message('audit.export.changes') },
  reason: { heading: message('audit.export.reason') },
  call: { heading: message('audit.export.call') },
  id: { heading: message('audit.export.id') },
  field: { heading: message('audit.export.field') },
  from: { heading: message('audit.export.from') },
  to: { heading: message('audit.export.to') },
} as const;

/** Entries as rows of a file. Actions, records and fields are codes in all forms. */
export async function* rowsOfEntries(
  entries: AsyncIterable<AuditEntry>,
  reader: ExcelReader | undefined,
): AsyncGenerator<{ [Column in keyof typeof entryColumns]?: string | number | undefined }> {
  const style = styleFor(reader);
  for await (const { actor, subject, changes, call, ...entry } of entries) {
    yield {
      ...entry,
      actor: actor.name,
      actorEmail: actor.email,
      ...(subject && { subject: subject.name, subjectEmail: subject.email }),
      changes: changes.map((change) => changeText(change, style)).join('; '),
      ...(call && { call: call.id }),
      field: changes.map(({ field }) => field).join('\n'),
      from: valuesCell(
        changes.map(({ from }) => from),
        style,
      ),
      to: valuesCell(
        changes.map(({ to }) => to),
        style,
      ),
    };
  }
}

/** A change as a cell shows it, with the API's codes: 'status: PENDING → APPROVED'. */
function changeText({ field, from, to }: Change, style: Style): string {
  if (from === undefined && to === undefined)
    return style.texts.text(message('audit.export.changed', { field }));
  return `${field}: ${valueText(from, style)} → ${valueText(to, style)}`;
}

/** The values, a line for each change; a single number stays one. */
function valuesCell(values: readonly Change['from'][], style: Style): string | number {
  const [only] = values;
  if (values.length === 1 && typeof only === 'number') return only;
  return values.map((value) => valueText(value, style).replaceAll(/[\r\n]+/g, ' ')).join('\n');
}

function valueText(value: Change['from'], style: Style): string {
  if (value === undefined) return '–';
  if (typeof value !== 'object') return style.valueText(value);
  const { id, name, email } = value;
  return email && name && name !== email ? `${name} (${email})` : email || name || id;
}

const neutralStyle: Style = { texts: englishTexts, valueText: String };

function styleFor(reader: ExcelReader | undefined): Style {
  if (!reader) return neutralStyle;
  const { texts } = reader;
  const dialect = excelDialect(texts.locale);
  return {
    texts,
    valueText(value) {
      if (typeof value === 'boolean') return yesOrNo(value, texts);
      return typeof value === 'number' ? numberText(value, dialect) : value;
    },
  };
}
