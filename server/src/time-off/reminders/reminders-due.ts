import { type CalendarDate, dateAt } from '@almanac/domain/calendar/calendar-date';
import {
  absentApproverOf,
  currentApprovers,
  daysWaited,
  dueAfter,
  escalationApprovers,
  type WaitingTimes,
} from '@almanac/domain/time-off/requests/escalation';
import { standardWork, type WorkFacts } from '@almanac/domain/work-time/day-of-work';
import { readWorkFacts } from '../../leave/facts/work-facts.ts';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { nextTurn } from '../../platform/work/next-turn.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { type Candidate, readDeciders } from '../requests/records/approver-queries.ts';
import { type Reminder, readWaitingRequests, type WaitingRequest } from './queries.ts';

export interface ReminderRules {
  timeZone: string;
}

/** The recipient of a reminder. */
export interface DueReminder extends Reminder {
  candidate: Candidate;
  inPlaceOf: Candidate | undefined;
}

/** Finds the due reminders, sent or not. */
export async function findDueReminders(
  database: Reader,
  rules: ReminderRules,
  today: CalendarDate,
): Promise<DueReminder[]> {
  const types = await readTypesByCode(database);
  const waitingTimes = await readStoredSettings(database);
  const due: DueReminder[] = [];
  for (const request of await readWaitingRequests(database)) {
    const since = dateAt(request.waitsSince.getTime(), rules.timeZone);
    if (since >= today) continue;
    await nextTurn();
    const type = types.get(request.type);
    const deciders = await readDeciders(database, request.requesterId, today, type);
    const works = await readWorkFacts(
      database,
      deciders.map(({ id }) => id),
    );
    const found = dueOf(request, { since, today, deciders, works, waitingTimes });
    const isInPlace = found.some(({ kind }) => kind === 'STANDS_IN');
    const askedThen = isInPlace
      ? new Set(
          askedAmong(await readDeciders(database, request.requesterId, since, type)).map(({ id }) => id),
        )
      : new Set<string>();
    due.push(...found.filter(({ kind, userId }) => kind !== 'STANDS_IN' || !askedThen.has(userId)));
  }
  return due;
}

function askedAmong(deciders: readonly Candidate[]): Candidate[] {
  return currentApprovers(deciders.filter(({ isMailed }) => isMailed));
}

interface Waiting {
  since: CalendarDate;
  today: CalendarDate;
  deciders: readonly Candidate[];
  works: ReadonlyMap<string, WorkFacts>;
  waitingTimes: WaitingTimes;
}

function dueOf(
  { id: requestId }: WaitingRequest,
  { since, today, deciders, works, waitingTimes }: Waiting,
): DueReminder[] {
  const mailed = deciders.filter(({ isMailed }) => isMailed);
  const asked = currentApprovers(mailed);
  const usually = new Set(
    currentApprovers(mailed.map((each) => ({ ...each, isAway: false }))).map(({ id }) => id),
  );
  const stageOf = ({ id }: Candidate) =>
    dueAfter(daysWaited(since, today, works.get(id) ?? standardWork), waitingTimes);
  const to = (candidate: Candidate, kind: Reminder['kind']): DueReminder => ({
    requestId,
    userId: candidate.id,
    kind,
    since,
    candidate,
    inPlaceOf: absentApproverOf(candidate, asked),
  });
  const there = asked.filter(({ isAway }) => !isAway);
  const waiting = there.length > 0 ? there : asked;
  const isOverdue = waiting.every((each) => stageOf(each) === 'escalation');
  return [
    ...there.filter(({ id }) => !usually.has(id)).map((each) => to(each, 'STANDS_IN')),
    ...there.filter((each) => stageOf(each) !== 'nothing').map((each) => to(each, 'REMINDED')),
    ...(waiting.length > 0 && isOverdue
      ? escalationApprovers(mailed).map((each) => to(each, 'ESCALATED'))
      : []),
  ];
}
