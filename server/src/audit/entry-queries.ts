import type { AuditEntry } from '@almanac/domain/audit/schema';
import { eventMessage } from '@almanac/domain/events';
import { type AuditedAction, entityOf } from '@almanac/domain/events/audited-entity';
import type { EventData, LoggedEvent } from '@almanac/domain/events/event';
import { englishTexts } from '@almanac/domain/language/english-texts';
import type { Said, Texts } from '@almanac/domain/language/message';
import { type AliasableExpression, expressionBuilder, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import type { AuditEntries, AuditPersonal } from '../platform/database/tables.ts';
import { message } from './messages/message.ts';
import { toActor, toPerson } from './named-person.ts';
import { joinPersonal, joinPersonalData, type KeptChange, type PersonalChange } from './personal-changes.ts';

/** The entry, if it exists. */
export async function readAuditEntry(database: Reader, id: string): Promise<LoggedEvent | undefined> {
  const row = await selectEntries(database).where('entry.id', '=', id).executeTakeFirst();
  return row && toLogged(row, englishTexts);
}

/** The first entries of a call, in their order. */
export async function readFirstOfCall(
  database: Reader,
  callId: string,
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await selectEntries(database)
    .where('entry.callId', '=', callId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
  return rows.map((row) => toLogged(row, englishTexts));
}

/** The latest entries about a record, oldest first. */
export async function readEntriesOf(
  database: Reader,
  { entity, entityId }: Pick<AuditEntries, 'entity' | 'entityId'>,
  texts: Texts,
): Promise<AuditEntry[]> {
  const rows = await selectEntries(database)
    .where('entry.entity', '=', entity)
    .where('entry.entityId', '=', entityId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostOfRecord)
    .execute();
  return rows.map((row) => toEntry(row, texts)).reverse();
}

/** When the action last happened to each of the records, by id. */
export async function readLatestTimes(
  database: Reader,
  action: AuditedAction,
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .selectFrom(sql<{ id: string }>`unnest(${entityIds}::uuid[])`.as<'record'>(sql`record (id)`))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('auditEntries as entry')
          .select('entry.at')
          .where('entry.entity', '=', entityOf(action))
          .whereRef('entry.entityId', '=', 'record.id')
          .where('entry.action', '=', action)
          .orderBy('entry.at', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['record.id', 'latest.at'])
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Bounds the history of a record, which one person could change for hours. */
const mostOfRecord = 200;

/** The entries with their personal data, to filter and order. */
export function selectEntries(database: Reader) {
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

/** In place of a sentence about an erased person. */
const erasedSummary = message('audit.entries.ofErasedPerson');

/** The entry in the reader's language. */
export function toEntry(row: EntryRow, texts: Texts): AuditEntry {
  const entry = toLogged(row, texts);
  return { ...entry, summary: texts.text(entry.summary) };
}

/** The entry with its text as a message, and names in the given language. */
function toLogged(row: EntryRow, texts: Texts): Omit<AuditEntry, 'summary'> & { summary: Said } {
  const { id, at, action, entity, entityId, callId, entriesOfCall, kept, reason } = row;
  const personal = row.personal ?? [];
  const actor = toActor(row, texts);
  const { subjectId, subjectName, subjectEmail } = row;
  const subject = toPerson({ id: subjectId, name: subjectName, email: subjectEmail }, row.erased, texts);
  const changes = joinPersonal(kept, personal);
  const joined = joinPersonalData(row.data ?? {}, personal);
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    entity,
    entityId,
    ...(subject && { subject }),
    summary: summaryOf(row, joined, { actor, subject, changes }),
    data: joined.data,
    ...(callId !== null &&
      entriesOfCall !== null &&
      entriesOfCall > 1 && {
        call: { id: callId, entries: entriesOfCall },
      }),
    changes,
    ...withoutNulls({ reason }),
  };
}

/** The sentence of the event, or the stored one for entries from before events. */
function summaryOf(
  row: Pick<EntryRow, 'action' | 'entityId' | 'data' | 'summary' | 'subjectId' | 'erased'>,
  { data, isComplete }: ReturnType<typeof joinPersonalData>,
  { actor, subject, changes }: Pick<AuditEntry, 'actor' | 'changes'> & { subject: AuditEntry['subject'] },
): Said {
  if (row.data === null) return row.summary || erasedSummary;
  const isErased = row.subjectId !== null && row.erased.includes(row.subjectId);
  if (isErased || !isComplete) return erasedSummary;
  return (
    eventMessage(row.action, {
      entityId: row.entityId,
      data,
      changes,
      subject: subject ?? { id: '' },
      actor,
    }) ??
    row.summary ??
    erasedSummary
  );
}
