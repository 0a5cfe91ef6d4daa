import { type AuditedAction, type AuditedKind, readActions } from '@almanac/domain/audit/audited-entity';
import type { EventData } from '@almanac/domain/audit/event';
import type { FieldChanges } from '@almanac/domain/audit/field-change';
import type { AuditEntry, AuditPage, ExportAuditEntries } from '@almanac/domain/audit/schema';
import { eventText } from '@almanac/domain/events';
import { paginationOf } from '@almanac/domain/paging';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/statements/compiled-query.ts';
import { type Cut, compiledPages } from '../platform/database/statements/page.ts';
import {
  hasWordParameters,
  toWords,
  type WordLengths,
  type WordParameters,
} from '../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import type { AuditEntries, AuditPersonal } from '../platform/database/tables.ts';
import { toActor, toPerson } from './named-person.ts';
import { joinPersonal, joinPersonalData, type KeptChange, type PersonalChange } from './personal-changes.ts';

export interface AuditFilters extends Omit<ExportAuditEntries, 'startDate' | 'endDate'> {
  /** Period of the entries: from inclusive, before exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
}

export async function readAuditEntries(
  database: Reader,
  filters: AuditFilters,
  { page, limit }: { page: number; limit: number },
): Promise<AuditPage> {
  const { parameters, shape } = toParameters(filters);
  const { rows, total } = await queryPage(database, parameters, { page, limit }, shape);
  return { data: rows.map(toEntry), pagination: paginationOf({ page, limit }, total) };
}

/** The filters as parameters of a compiled query. */
type EntryParameters = Omit<AuditFilters, 'search' | 'kind' | 'action'> &
  WordParameters & { [Kind in AuditedKind]?: true };

/** What the text of a query depends on. */
interface QueryShape {
  lengths: WordLengths;
  /** Written out, so that the planner knows which are rare. */
  actions: readonly AuditedAction[];
}

function toParameters({ search, kind, action = [], ...filters }: AuditFilters): {
  parameters: EntryParameters;
  shape: QueryShape;
} {
  const { values, lengths } = toWords(search);
  return {
    parameters: { ...filters, ...values, ...(kind && { [kind]: true }) },
    shape: { lengths, actions: [...new Set(action)].sort() },
  };
}

const queryPage = compiledPages({
  rows: (database, { limit, offset, ...parameters }: EntryParameters & Cut, shape: QueryShape) => {
    // A search fetches and counts all matches through the word index; without one the page comes from an index.
    const total =
      shape.lengths.length > 0
        ? expressionBuilder().fn.countAll<number>().over().as('total')
        : countEntries(database, parameters, shape).as('total');
    const idsOfPage = matchingEntries(database, parameters, shape)
      .select(['entry.id', total])
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(limit)
      .offset(offset);
    return selectEntries(database)
      .innerJoin(idsOfPage.as('page'), 'page.id', 'entry.id')
      .select('page.total')
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc');
  },
  total: (database, parameters: EntryParameters, shape: QueryShape) =>
    database.selectNoFrom(countEntries(database, parameters, shape).as('total')),
});

/** The entry, if it exists. */
export async function readAuditEntry(database: Reader, id: string): Promise<AuditEntry | undefined> {
  const row = await selectEntries(database).where('entry.id', '=', id).executeTakeFirst();
  return row && toEntry(row);
}

/** The first entries of a call, in their order. */
export async function readFirstOfCall(
  database: Reader,
  callId: string,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await selectEntries(database)
    .where('entry.callId', '=', callId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** The latest entries about a record, oldest first. */
export async function readEntriesOf(
  database: Reader,
  { entity, entityId }: Pick<AuditEntries, 'entity' | 'entityId'>,
): Promise<AuditEntry[]> {
  const rows = await selectEntries(database)
    .where('entry.entity', '=', entity)
    .where('entry.entityId', '=', entityId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostOfRecord)
    .execute();
  return rows.map(toEntry).reverse();
}

/** Bounds the history of a record, which one person could change for hours. */
const mostOfRecord = 200;

/** All matching entries, newest first, in batches. */
export async function* readAllEntries(database: Reader, filters: AuditFilters): AsyncGenerator<AuditEntry> {
  for (let before: AuditEntry | undefined; ; ) {
    const entries = await readPieceBefore(database, filters, before);
    yield* entries;
    if (entries.length < entriesInPiece) return;
    before = entries.at(-1);
  }
}

const entriesInPiece = 1000;

async function readPieceBefore(
  database: Reader,
  filters: AuditFilters,
  before: AuditEntry | undefined,
): Promise<AuditEntry[]> {
  const { parameters, shape } = toParameters(filters);
  const rows = await selectEntries(database)
    .where(matchesFilters(parameters, shape))
    .$if(before !== undefined, (entries) =>
      entries.where((eb) =>
        eb(
          eb.refTuple('entry.at', 'entry.id'),
          '<',
          eb.parens(
            eb
              .selectFrom('auditEntries as last')
              .select(['last.at', 'last.id'])
              .where('last.id', '=', before?.id ?? '')
              .$asTuple('at', 'id'),
          ),
        ),
      ),
    )
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(entriesInPiece)
    .execute();
  return rows.map(toEntry);
}

interface LoggedSince {
  action: AuditedAction;
  actorId?: string;
  since: Date;
}

/** Whether such an entry exists since then. Repeated views aren't logged again. */
export async function isLoggedSince(
  database: Reader,
  { subjectId, ...logged }: LoggedSince & { subjectId: string },
): Promise<boolean> {
  return (await readLoggedSubjects(database, { ...logged, subjectIds: [subjectId] })).size > 0;
}

/** The people with such an entry since then. */
export async function readLoggedSubjects(
  database: Reader,
  { action, actorId, subjectIds, since }: LoggedSince & { subjectIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('auditEntries')
    .select('subjectId')
    .distinct()
    .where('action', '=', action)
    .where((eb) => eb('subjectId', '=', eb.fn.any(eb.val(subjectIds))))
    .where('at', '>=', since)
    .$if(actorId !== undefined, (entries) => entries.where('actorId', '=', actorId ?? ''))
    .execute();
  return new Set(rows.flatMap(({ subjectId }) => subjectId ?? []));
}

/** Current and former addresses of a person, except any that now belong to someone else. */
export async function readAddressesOf(database: Reader, personId: string): Promise<string[]> {
  const { addresses } = await database
    .selectNoFrom((eb) =>
      eb.fn<string[]>('addresses_of', [eb.cast<string>(eb.val(personId), 'uuid')]).as('addresses'),
    )
    .executeTakeFirstOrThrow();
  return addresses;
}

export async function countAuditEntries(database: Reader, filters: AuditFilters): Promise<number> {
  const { parameters, shape } = toParameters(filters);
  const counted = countEntries(database, parameters, shape).as('total');
  return onlyRow(await database.selectNoFrom(counted).execute()).total;
}

function countEntries(
  database: Reader,
  parameters: EntryParameters,
  shape: QueryShape,
): AliasableExpression<number> {
  const { CHANGES: onlyChanges, ...others } = parameters;
  const isFiltered =
    shape.lengths.length > 0 ||
    shape.actions.length > 0 ||
    Object.values(others).some((value) => value !== undefined);
  if (!isFiltered) return onlyChanges === undefined ? countOfLog : countOfChanges;
  return matchingEntries(database, parameters, shape)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$asScalar()
    .$notNull();
}

/** All entries, sealed or awaiting their seal. */
const countOfLog = sql<number>`
  (SELECT coalesce(max(position), 0) FROM audit_chain_head) + (SELECT count(*) FROM audit_unsealed)`;

/** Views are counted through their index, as they can make up most of a log; the rest are changes. */
const countOfChanges = sql<number>`
  (${countOfLog} - (SELECT count(*) FROM audit_entries WHERE action = ANY (${[...readActions]})))`;

function matchingEntries(database: Reader, parameters: EntryParameters, shape: QueryShape) {
  return database
    .selectFrom('auditEntries as entry')
    .$if(shape.lengths.length > 0, (entries) =>
      entries.innerJoin('auditPersonal as beside', 'beside.entryId', 'entry.id'),
    )
    .where(matchesFilters(parameters, shape));
}

function selectEntries(database: Reader) {
  return database
    .selectFrom('auditEntries as entry')
    .leftJoin('auditPersonal as beside', 'beside.entryId', 'entry.id')
    .select((eb) => [
      'entry.id',
      'entry.at',
      'entry.actorId',
      'entry.actorKind',
      displayName('beside.actorName', 'beside.actorEmail').as('actorName'),
      'beside.actorEmail',
      'entry.action',
      'entry.entity',
      'entry.entityId',
      'entry.subjectId',
      displayName('beside.subjectName', 'beside.subjectEmail').as('subjectName'),
      'beside.subjectEmail',
      'beside.summary',
      'entry.callId',
      eb
        .selectFrom('auditEntries as other')
        .whereRef('other.callId', '=', 'entry.callId')
        .select((count) => count.fn.countAll<number>().as('entries'))
        .as('entriesOfCall'),
      eb.ref('entry.changes').$castTo<KeptChange[]>().as('kept'),
      eb.ref('entry.data').$castTo<EventData | null>().as('data'),
      eb.ref('beside.changedValues').$castTo<PersonalChange[] | null>().as('personal'),
      'beside.reason',
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('auditErasures as erasure')
            .select('erasure.personId')
            .whereRef('erasure.entryId', '=', 'entry.id'),
        ])
        .as('erased'),
    ]);
}

/** A person's name, or their address if they have none. */
function displayName<Name extends 'actor' | 'subject'>(
  name: `beside.${Name}Name`,
  email: `beside.${Name}Email`,
): AliasableExpression<string | null> {
  const eb = expressionBuilder<{ beside: AuditPersonal }, 'beside'>();
  return eb.fn.coalesce(eb.fn<string | null>('nullif', [name, eb.val('')]), email);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

/** A sentence about an erased person. */
const erasedSummary = 'What happened here was said of a person who has been erased';

function toEntry(row: EntryRow): AuditEntry {
  const { id, at, action, entity, entityId, callId, entriesOfCall, kept, reason } = row;
  const personal = row.personal ?? [];
  const actor = toActor(row);
  const subject = toPerson(row.subjectId, row.subjectName, row.subjectEmail, row.erased);
  const changes = joinPersonal(kept, personal);
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    entity,
    entityId,
    ...(subject && { subject }),
    summary: summaryOf(row, changes, { actor, subject }),
    data: joinPersonalData(row.data ?? {}, personal).data,
    ...(callId !== null &&
      entriesOfCall !== null &&
      entriesOfCall > 1 && {
        call: { id: callId, entries: entriesOfCall },
      }),
    changes,
    ...withoutNulls({ reason }),
  };
}

/** The English sentence: rendered from the event, or as stored for entries from before events. */
function summaryOf(
  row: Pick<EntryRow, 'action' | 'entityId' | 'data' | 'personal' | 'summary' | 'subjectId' | 'erased'>,
  changes: AuditEntry['changes'],
  { actor, subject }: Pick<AuditEntry, 'actor' | 'subject'>,
): string {
  if (row.data === null) return row.summary || erasedSummary;
  const { data, isComplete } = joinPersonalData(row.data, row.personal ?? []);
  const isErased = row.subjectId !== null && row.erased.includes(row.subjectId);
  if (isErased || !isComplete) return erasedSummary;
  return (
    eventText(row.action, {
      entityId: row.entityId,
      data,
      // Entries are written from events only.
      changes: changes as unknown as FieldChanges,
      subject: subject ?? { id: '' },
      actor,
    }) ??
    row.summary ??
    erasedSummary
  );
}

function matchesFilters(
  { actorId, CHANGES, LOOKS, entity, entityId, subjectId, callId, from, before, ...words }: EntryParameters,
  { lengths, actions }: QueryShape,
): Expression<SqlBool> {
  const eb = expressionBuilder<{ entry: AuditEntries }, 'entry'>();
  return eb.and([
    ...(actorId ? [eb('entry.actorId', '=', actorId)] : []),
    ...(LOOKS ? [eb('entry.action', 'in', readActions)] : []),
    ...(CHANGES ? [eb('entry.action', 'not in', readActions)] : []),
    ...(actions.length > 0 ? [sql<SqlBool>`entry.action IN (${sql.join(actions.map(sql.lit))})`] : []),
    ...(entity ? [eb('entry.entity', '=', entity)] : []),
    ...(entityId ? [eb('entry.entityId', '=', entityId)] : []),
    ...(callId ? [eb('entry.callId', '=', callId)] : []),
    ...(subjectId ? [eb('entry.subjectId', '=', subjectId)] : []),
    hasWordParameters(sql.ref('beside.searched'), words, lengths),
    ...(from ? [eb('entry.at', '>=', from)] : []),
    ...(before ? [eb('entry.at', '<', before)] : []),
  ]);
}
