import { type AuditedAction, type AuditedKind, looks } from '@almanac/domain/audit/audited-entity';
import type { AuditEntry, AuditPage, ExportAuditEntries } from '@almanac/domain/audit/schema';
import { erasedName } from '@almanac/domain/erased-person';
import { paginationOf } from '@almanac/domain/paging';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/statements/compiled-query.ts';
import { type Cut, compiledPages } from '../platform/database/statements/page.ts';
import {
  type AskedWords,
  holdsAskedWords,
  type LengthsOfWords,
  toWords,
} from '../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import type { AuditEntries, AuditPersonal } from '../platform/database/tables.ts';
import { joinPersonal, type KeptChange, type PersonalChange } from './personal-changes.ts';

export interface AuditFilters extends Omit<ExportAuditEntries, 'startDate' | 'endDate'> {
  /** The period of the entries: from this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** A page of the audit log, the newest entry first. */
export async function readAuditEntries(
  database: Reader,
  filters: AuditFilters,
  { page, limit }: { page: number; limit: number },
): Promise<AuditPage> {
  const { asked, lengths } = toAsked(filters);
  const { rows, total } = await queryPage(database, asked, { page, limit }, lengths);
  return { data: rows.map(toEntry), pagination: paginationOf({ page, limit }, total) };
}

/** The filters as values of a compiled query. */
type AskedEntries = Omit<AuditFilters, 'search' | 'kind'> & AskedWords & { [Kind in AuditedKind]?: true };

function toAsked({ search, kind, ...filters }: AuditFilters): {
  asked: AskedEntries;
  lengths: LengthsOfWords;
} {
  const { values, lengths } = toWords(search);
  return { asked: { ...filters, ...values, ...(kind && { [kind]: true }) }, lengths };
}

const queryPage = compiledPages({
  rows: (database, { limit, offset, ...asked }: AskedEntries & Cut, lengths: LengthsOfWords) => {
    // What a search finds is found whole, by the index of words, and counted as it is; else the page comes out of an index.
    const total =
      lengths.length > 0
        ? expressionBuilder().fn.countAll<number>().over().as('total')
        : countEntries(database, asked, lengths).as('total');
    const idsOfPage = matchingEntries(database, asked, lengths)
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
  total: (database, asked: AskedEntries, lengths: LengthsOfWords) =>
    database.selectNoFrom(countEntries(database, asked, lengths).as('total')),
});

/** All entries that match, the newest first; a long log is read piece by piece. */
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
  const { asked, lengths } = toAsked(filters);
  const rows = await selectEntries(database)
    .where(matchesFilters(asked, lengths))
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

/** Whether such an entry was made since then; what somebody only looks at is not told again at every glance. */
export async function isLoggedSince(
  database: Reader,
  { subjectId, ...logged }: LoggedSince & { subjectId: string },
): Promise<boolean> {
  return (await readLoggedSubjects(database, { ...logged, subjectIds: [subjectId] })).size > 0;
}

/** Those of the people about whom such an entry was made since then. */
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

/** The addresses under which a person is or was known, but for those that are somebody else's by now. */
export async function readAddressesOf(database: Reader, personId: string): Promise<string[]> {
  const { addresses } = await database
    .selectNoFrom((eb) =>
      eb.fn<string[]>('addresses_of', [eb.cast<string>(eb.val(personId), 'uuid')]).as('addresses'),
    )
    .executeTakeFirstOrThrow();
  return addresses;
}

/** How many entries match. */
export async function countAuditEntries(database: Reader, filters: AuditFilters): Promise<number> {
  const { asked, lengths } = toAsked(filters);
  const counted = countEntries(database, asked, lengths).as('total');
  return onlyRow(await database.selectNoFrom(counted).execute()).total;
}

function countEntries(
  database: Reader,
  asked: AskedEntries,
  lengths: LengthsOfWords,
): AliasableExpression<number> {
  const { CHANGE: onlyChanges, ...others } = asked;
  const isFiltered = lengths.length > 0 || Object.values(others).some((value) => value !== undefined);
  if (!isFiltered) return onlyChanges === undefined ? countOfLog : countOfChanges;
  return matchingEntries(database, asked, lengths)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$asScalar()
    .$notNull();
}

/** All entries: those that the chain of seals has come to, and those that wait for theirs. */
const countOfLog = sql<number>`
  (SELECT coalesce(max(position), 0) FROM audit_chain_head) + (SELECT count(*) FROM audit_unsealed)`;

/** Looks are counted by their index, as a long log may be made of them; changes are the others. */
const countOfChanges = sql<number>`
  (${countOfLog} - (SELECT count(*) FROM audit_entries WHERE action = ANY (${[...looks]})))`;

function matchingEntries(database: Reader, asked: AskedEntries, lengths: LengthsOfWords) {
  return database
    .selectFrom('auditEntries as entry')
    .$if(lengths.length > 0, (entries) =>
      entries.innerJoin('auditPersonal as beside', 'beside.entryId', 'entry.id'),
    )
    .where(matchesFilters(asked, lengths));
}

function selectEntries(database: Reader) {
  return database
    .selectFrom('auditEntries as entry')
    .leftJoin('auditPersonal as beside', 'beside.entryId', 'entry.id')
    .select((eb) => [
      'entry.id',
      'entry.at',
      'entry.actorId',
      called('beside.actorName', 'beside.actorEmail').as('actorName'),
      'beside.actorEmail',
      'entry.action',
      'entry.entity',
      'entry.entityId',
      'entry.subjectId',
      called('beside.subjectName', 'beside.subjectEmail').as('subjectName'),
      'beside.subjectEmail',
      'beside.summary',
      'entry.callId',
      eb
        .selectFrom('auditEntries as other')
        .whereRef('other.callId', '=', 'entry.callId')
        .select((count) => count.fn.countAll<number>().as('entries'))
        .as('entriesOfCall'),
      eb.ref('entry.changes').$castTo<KeptChange[]>().as('kept'),
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

/** What a person is called: by their address where they had no name. */
function called<Name extends 'actor' | 'subject'>(
  name: `beside.${Name}Name`,
  email: `beside.${Name}Email`,
): AliasableExpression<string | null> {
  const eb = expressionBuilder<{ beside: AuditPersonal }, 'beside'>();
  return eb.fn.coalesce(eb.fn<string | null>('nullif', [name, eb.val('')]), email);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

/** What is left of a sentence about a person who was erased. */
const erasedSummary = 'What happened here was said of a person who has been erased';

function toEntry(row: EntryRow): AuditEntry {
  const { id, at, action, entity, entityId, callId, entriesOfCall, kept, personal, reason } = row;
  const actor = toPerson(row.actorId, row.actorName, row.actorEmail, row.erased);
  const subject = toPerson(row.subjectId, row.subjectName, row.subjectEmail, row.erased);
  return {
    id,
    at: at.toISOString(),
    ...(actor && { actor }),
    action,
    entity,
    entityId,
    ...(subject && { subject }),
    summary: row.summary || erasedSummary,
    ...(callId !== null &&
      entriesOfCall !== null &&
      entriesOfCall > 1 && {
        call: { id: callId, entries: entriesOfCall },
      }),
    changes: joinPersonal(kept, personal ?? []),
    ...withoutNulls({ reason }),
  };
}

function toPerson(
  id: string | null,
  name: string | null,
  email: string | null,
  erased: readonly string[],
): AuditEntry['subject'] {
  if (id === null) return undefined;
  if (erased.includes(id)) return { id, name: erasedName };
  return { id, ...withoutNulls({ name, email }) };
}

function matchesFilters(
  { actorId, CHANGE, LOOK, entity, entityId, subjectId, callId, from, before, ...words }: AskedEntries,
  lengths: LengthsOfWords,
): Expression<SqlBool> {
  const eb = expressionBuilder<{ entry: AuditEntries }, 'entry'>();
  return eb.and([
    ...(actorId ? [eb('entry.actorId', '=', actorId)] : []),
    ...(LOOK ? [eb('entry.action', 'in', looks)] : []),
    ...(CHANGE ? [eb('entry.action', 'not in', looks)] : []),
    ...(entity ? [eb('entry.entity', '=', entity)] : []),
    ...(entityId ? [eb('entry.entityId', '=', entityId)] : []),
    ...(callId ? [eb('entry.callId', '=', callId)] : []),
    ...(subjectId ? [eb('entry.subjectId', '=', subjectId)] : []),
    holdsAskedWords(sql.ref('beside.searched'), words, lengths),
    ...(from ? [eb('entry.at', '>=', from)] : []),
    ...(before ? [eb('entry.at', '<', before)] : []),
  ]);
}
