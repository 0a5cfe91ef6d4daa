import { isHrAdmin, isSystemAdmin } from '../../access/permissions.ts';
import type { Role } from '../../access/role.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import { dayOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { halfDays } from '../../work-time/half-day.ts';

/** Somebody who could be asked to decide a person's requests. */
export interface ApproverCandidate {
  id?: string;
  role: Role;
  /** Whether they are a manager who has the person in scope. */
  isManagerInScope: boolean;
  /** Whether they are away by the calendar. */
  isAway?: boolean;
  /** The ids of those in whose place they decide while these are away. */
  standsInFor?: readonly string[];
}

/**
 * Who is asked to decide a person's requests: the managers who have the person in scope; without one, the HR
 * administrators; without one of them, the system administrators. Where somebody of them is away, their deputy is asked,
 * too; where all who are asked are away, the next in this order are.
 */
export function whoIsAsked<Candidate extends ApproverCandidate>(
  candidates: readonly Candidate[],
): Candidate[] {
  const asked = new Set<Candidate>();
  for (const level of levelsOf(candidates)) {
    for (const candidate of level) {
      asked.add(candidate);
      if (candidate.isAway) for (const deputy of deputiesOf(candidate, candidates)) asked.add(deputy);
    }
    if ([...asked].some(({ isAway }) => !isAway)) break;
  }
  return candidates.filter((candidate) => asked.has(candidate));
}

/** Who is asked besides, once a request has waited too long for those who were: the next in the order. */
export function whoIsAskedNext<Candidate extends ApproverCandidate>(
  candidates: readonly Candidate[],
): Candidate[] {
  const asked = new Set(whoIsAsked(candidates));
  return levelsOf(candidates).find((level) => level.some((candidate) => !asked.has(candidate))) ?? [];
}

/** In whose place the candidate is asked: of those who are away, and asked themselves. */
export function askedInPlaceOf<Candidate extends ApproverCandidate>(
  candidate: Candidate,
  asked: readonly Candidate[],
): Candidate | undefined {
  if (candidate.isManagerInScope) return undefined;
  return asked.find(({ id, isAway }) => isAway && id !== undefined && candidate.standsInFor?.includes(id));
}

/**
 * On how many days after the one since which a request waits somebody has worked, today among them: days off and public
 * holidays are no waiting.
 */
export function daysWaited(since: CalendarDate, today: CalendarDate, work: WorkFacts): number {
  if (today <= since) return 0;
  const days = daysOf({ startDate: since, endDate: today }).slice(1);
  return days.filter((date) => halfDays.some((half) => isWorked(dayOfWork(work, date), half))).length;
}

/** What is due of a request that waits: a reminder after so many days, after twice as many the next in the order. */
export function dueAfter(waited: number, remindAfterDays: number): 'nothing' | 'reminder' | 'escalation' {
  if (waited <= remindAfterDays) return 'nothing';
  return waited <= remindAfterDays * 2 ? 'reminder' : 'escalation';
}

function levelsOf<Candidate extends ApproverCandidate>(candidates: readonly Candidate[]): Candidate[][] {
  const managers = candidates.filter(({ isManagerInScope }) => isManagerInScope);
  return [managers, candidates.filter(isHrAdmin), candidates.filter(isSystemAdmin)].filter(
    (level) => level.length > 0,
  );
}

function deputiesOf<Candidate extends ApproverCandidate>(
  { id }: Candidate,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates.filter(
    ({ isAway, standsInFor = [] }) => !isAway && id !== undefined && standsInFor.includes(id),
  );
}
