import type { AuditEntry, AuditPage, ExportAuditEntries } from '@almanac/domain/audit/schema';
import { type AuditedAction, type AuditedKind, readActions } from '@almanac/domain/events/audited-entity';
import type { Texts } from '@almanac/domain/language/message';
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
import type { AuditEntries } from '../platform/database/tables.ts';
import { selectEntries, toEntry } from './entry-queries.ts';

export interface AuditFilters extends Omit<ExportAuditEntries, 'startDate' | 'endDate'> {
  /** Period of the entries: from inclusive, before exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
}

export async function readAuditEntries(
  database: Reader,
  filters: AuditFilters,
  { page, limit, texts }: { page: number; limit: number; texts: Texts },
): Promise<AuditPage> {
  const { parameters, shape } = toParameters(filters);
  const { rows, total } = await queryPage(database, parameters, { page, limit }, shape);
  return { data: rows.map((row) => toEntry(row, texts)), pagination: paginationOf({ page, limit }, total) };
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

/** All matching entries, newest first, in batches. */
export async function* readAllEntries(
  database: Reader,
  filters: AuditFilters,
  texts: Texts,
): AsyncGenerator<AuditEntry> {
  for (let before: AuditEntry | undefined; ; ) {
    const entries = await readPieceBefore(database, filters, { before, texts });
    yield* entries;
    if (entries.length < entriesInPiece) return;
    before = entries.at(-1);
  }
}

const entriesInPiece = 1000;

async function readPieceBefore(
  database: Reader,
  filters: AuditFilters,
  { before, texts }: { before: AuditEntry | undefined; texts: Texts },
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
  return rows.map((row) => toEntry(row, texts));
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
