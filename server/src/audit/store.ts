import { eventMessage } from '@almanac/domain/events';
import { englishTexts } from '@almanac/domain/language/english-texts';
import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';
import { compiledQuery } from '../platform/database/statements/compiled-query.ts';
import type { RecordedEvent } from '../platform/events/reactions.ts';
import { type News, newsChannel } from '../platform/news/news-listener.ts';
import type { ChangeActor } from '../platform/use-case/change.ts';
import { partPersonal, partPersonalData } from './personal-changes.ts';

/** The most parameters that a statement takes. */
const mostParameters = 65_535;

/** Writes the events of a change to the log and sends its news on commit. */
export async function appendEvents(
  writer: Writer,
  by: { actor: ChangeActor; callId?: string },
  events: readonly RecordedEvent[],
  news: readonly News[],
): Promise<void> {
  const rows = events.map((event) => rowOf(event, by));
  const payloads = [...new Set(news.map((each) => JSON.stringify(each)))];
  const [only, second] = rows;
  if (only && !second) await storeOne(writer, { ...only, payloads });
  else if (only) {
    // The id is stored in both tables, and the payloads are one parameter.
    const rowsAtATime = Math.floor((mostParameters - 1) / (Object.keys(only).length + 1));
    for (let start = 0; start < rows.length; start += rowsAtATime) {
      await insertRows(writer, rows.slice(start, start + rowsAtATime), start === 0 ? payloads : []).execute();
    }
  }
}

function rowOf(event: RecordedEvent, { actor, callId }: { actor: ChangeActor; callId?: string }): EntryRow {
  const { action, entity, entityId, subject, changes, reason = null } = event;
  const { kept, personal } = partPersonal({ entity, subjectId: subject?.id }, changes);
  const data = partPersonalData(event.data);
  return {
    id: event.id,
    ...actorColumns(actor),
    callId: callId ?? null,
    action,
    entity,
    entityId,
    subjectId: subject?.id ?? null,
    changes: JSON.stringify(kept),
    data: JSON.stringify(data.kept),
    subjectName: subject?.name ?? null,
    subjectEmail: subject?.email ?? null,
    summary: searchTextOf(event),
    reason,
    changedValues: JSON.stringify([...personal, ...data.personal]),
  };
}

/** Only services have a kind; the system has no columns at all. */
function actorColumns(actor: ChangeActor) {
  return {
    actorKind: actor.kind === 'SERVICE' ? actor.kind : null,
    actorId: actor.kind === 'SYSTEM' ? null : actor.id,
    actorName: actor.kind === 'SYSTEM' ? null : actor.name,
    actorEmail: actor.kind === 'PERSON' ? actor.email : null,
  };
}

/** The English text by which a search finds the entry. */
function searchTextOf(event: RecordedEvent): string {
  const { subject = { id: '' }, ...others } = event;
  return englishTexts.text(eventMessage(event.action, { ...others, subject }) ?? '');
}

interface EntryRow {
  id: string;
  actorKind: 'SERVICE' | null;
  actorId: string | null;
  callId: string | null;
  action: string;
  entity: string;
  entityId: string;
  subjectId: string | null;
  changes: string;
  data: string;
  actorName: string | null;
  actorEmail: string | null;
  subjectName: string | null;
  subjectEmail: string | null;
  summary: string;
  reason: string | null;
  changedValues: string;
}

/** Most changes have a single entry. */
const storeOne = compiledQuery((writer: Writer, { payloads, ...row }: EntryRow & { payloads: string[] }) =>
  insertRows(writer, [row], payloads),
);

/** Stores the entries, and separately their erasable data; `payloads` are sent as news when the change is committed. */
function insertRows(writer: Writer, rows: readonly EntryRow[], payloads: readonly string[]) {
  const entries = rows.map(
    ({ id, actorKind, actorId, callId, action, entity, entityId, subjectId, changes, data }) => {
      return { id, actorKind, actorId, callId, action, entity, entityId, subjectId, changes, data };
    },
  );
  const beside = rows.map(({ id: entryId, summary, reason, changedValues, ...row }) => {
    const { actorName, actorEmail, subjectName, subjectEmail } = row;
    return { entryId, actorName, actorEmail, subjectName, subjectEmail, summary, reason, changedValues };
  });
  return writer
    .with('entries', (of) => of.insertInto('auditEntries').values(entries))
    .with('personal', (of) => of.insertInto('auditPersonal').values(beside))
    .selectFrom(sql<{ payload: string }>`unnest(${payloads}::text[])`.as<'news'>(sql`news (payload)`))
    .select((eb) => eb.fn('pg_notify', [eb.val(newsChannel), 'news.payload']).as('notified'));
}
