import { system } from '@almanac/domain/access/principal';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { documentDue } from '@almanac/domain/time-off/events';
import { isDocumentReminderDue } from '@almanac/domain/time-off/requests/expected-document';
import { spellNoticed } from '@almanac/domain/time-off/sickness/events';
import { type SickSpell, sickSpells } from '@almanac/domain/time-off/sickness/sick-spells';
import { type NoticeDays, noticeDue } from '@almanac/domain/time-off/sickness/spell-rules';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { type ChangeContext, unchanged } from '../../platform/use-case/change.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { saveCompanyDay } from '../../settings/company-day-store.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readKnownRequests } from '../requests/queries.ts';
import { requestState } from '../requests/records/request-state.ts';
import {
  type ReportedPerson,
  readIdsLackingDocument,
  readNotices,
  readSickness,
  readSickPeople,
  type SentNotice,
} from './queries.ts';
import { insertNotices } from './store.ts';

type Context = Pick<ChangeContext, 'database' | 'jobs' | 'react'>;

/** How far back a notice that was missed is still sent; matches the rules. */
const daysBack = 28;

/**
 * Stores the day, by which past sickness is hidden, and sends what is due about absences: to HR how long illnesses have
 * lasted, and to people which document is missing.
 */
export async function sendNotices(context: Context, today: CalendarDate): Promise<void> {
  await saveCompanyDay(context.database, today);
  await notifyHr(context, today);
  await remindOfDocuments(context, today);
}

interface DueSpell {
  person: ReportedPerson;
  spell: SickSpell;
  days: NoticeDays;
}

/** Notifies HR of illnesses that have lasted 28 or 42 days, each once, while the sickness report is switched on. */
async function notifyHr(context: Context, today: CalendarDate): Promise<void> {
  const { database } = context;
  const { sicknessReport } = await readStoredSettings(database);
  if (!sicknessReport) return;
  const people = await readSickPeople(
    database,
    { startDate: addDays(today, -daysBack), endDate: today },
    { on: today },
  );
  const sickness = await readSickness(database, people);
  const sent = new Set(
    (
      await readNotices(
        database,
        people.map(({ id }) => id),
      )
    ).map(keyOf),
  );
  const due: DueSpell[] = [];
  for await (const person of inTurns(people)) {
    const facts = sickness.get(person.id);
    for (const spell of facts ? sickSpells(facts) : []) {
      const days = noticeDue(spell, today);
      if (days && !isSent(spell, days, sent)) due.push({ person, spell, days });
    }
  }
  if (due.length > 0) await storeNotices(context, due, today);
}

function isSent({ absences }: SickSpell, days: NoticeDays, sent: ReadonlySet<string>): boolean {
  return absences.some(
    ({ id }) =>
      sent.has(keyOf({ requestId: id, kind: kindOf(days) })) ||
      // After the later notice no earlier one follows.
      sent.has(keyOf({ requestId: id, kind: 'DAYS_42' })),
  );
}

function storeNotices(context: Context, due: readonly DueSpell[], today: CalendarDate) {
  return change({ ...context, actor: system }, async (writer) => {
    await lockPeople(writer, [...new Set(due.map(({ person }) => person.id))]);
    const stored = await insertNotices(
      writer,
      due.map(({ person, spell, days }) => ({
        ...noticeOf(spell, days),
        userId: person.id,
        noticedOn: today,
      })),
    );
    const isNew = new Set(stored.map(keyOf));
    const [first, ...others] = due
      .filter(({ spell, days }) => isNew.has(keyOf(noticeOf(spell, days))))
      .map(noticeEvent);
    return first ? { result: null, events: [first, ...others] } : unchanged(null);
  });
}

function noticeEvent({ person, spell, days }: DueSpell): Event {
  return spellNoticed({
    entityId: spell.absences[0].id,
    subject: namedPerson(person),
    changes: [{ field: 'illnessDays', to: days }],
    data: { startDate: spell.startDate },
  });
}

function noticeOf({ absences: [first] }: SickSpell, days: NoticeDays): SentNotice {
  return { requestId: first.id, kind: kindOf(days) };
}

function kindOf(days: NoticeDays): SentNotice['kind'] {
  return days === 42 ? 'DAYS_42' : 'DAYS_28';
}

function keyOf({ requestId, kind }: SentNotice): string {
  return `${requestId} ${kind}`;
}

/** Reminds people once of each document that they bring themselves and that is still missing. */
async function remindOfDocuments(context: Context, today: CalendarDate): Promise<void> {
  const { database } = context;
  const known = await readKnownRequests(database, await readIdsLackingDocument(database, today));
  const due = [...known.values()].filter((request) => isDocumentReminderDue(request.type, request, today));
  if (due.length === 0) return;
  await change({ ...context, actor: system }, async (writer) => {
    const locked = await lockPeople(writer, [...new Set(due.map(({ requester }) => requester.id))]);
    const active = new Map(locked.filter(({ isActive }) => isActive).map((person) => [person.id, person]));
    const asked = due.filter(({ requester }) => active.has(requester.id));
    const stored = await insertNotices(
      writer,
      asked.map(({ id, requester }) => {
        return { requestId: id, userId: requester.id, kind: 'DOCUMENT_DUE', noticedOn: today };
      }),
    );
    const isNew = new Set(stored.map(({ requestId }) => requestId));
    const [first, ...others] = asked
      .filter(({ id }) => isNew.has(id))
      .map((request) => {
        const person = namedPerson(request.requester);
        return documentDue({
          entityId: request.id,
          subject: person,
          changes: [{ field: 'told', to: person }],
          data: { request: requestState(request) },
        });
      });
    return first ? { result: null, events: [first, ...others] } : unchanged(null);
  });
}
