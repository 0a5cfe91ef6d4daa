import { isHrAdmin, isSystemAdmin } from '../../access/permissions.ts';
import type { Role } from '../../access/role.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import { dayOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { halfDays } from '../../work-time/half-day.ts';

/** A person who might decide someone's requests. */
export interface ApproverCandidate {
  id?: string;
  role: Role;
  /** Whether they are a manager with the person in scope. */
  isManagerInScope: boolean;
  /** Whether they have time off today. */
  isAway?: boolean;
  /** The ids of those they deputise for. */
  standsInFor?: readonly string[];
}

/**
 * Returns who is asked to decide a person's requests: the managers with the person in scope; else the HR
 * administrators; else the system administrators. For anyone away, their deputy is asked, too; if all are away, so is
 * the next level.
 */
export function currentApprovers<Candidate extends ApproverCandidate>(
  candidates: readonly Candidate[],
): Candidate[] {
  const asked = absentByCurrentApprover(candidates);
  return candidates.filter((candidate) => asked.has(candidate));
}

/** Returns those who are asked, each with the absent approver they are only asked for as deputy, if any. */
export function absentByCurrentApprover<Candidate extends ApproverCandidate>(
  candidates: readonly Candidate[],
): Map<Candidate, Candidate | undefined> {
  const asked = new Map<Candidate, Candidate | undefined>();
  for (const level of levelsOf(candidates)) {
    for (const candidate of level) asked.set(candidate, undefined);
    for (const absent of level.filter(({ isAway }) => isAway)) {
      for (const deputy of deputiesOf(absent, candidates)) if (!asked.has(deputy)) asked.set(deputy, absent);
    }
    if ([...asked.keys()].some(({ isAway }) => !isAway)) break;
  }
  return asked;
}

/** Returns who else is asked once a request has waited too long: the next level. */
export function escalationApprovers<Candidate extends ApproverCandidate>(
  candidates: readonly Candidate[],
): Candidate[] {
  const asked = new Set(currentApprovers(candidates));
  return levelsOf(candidates).find((level) => level.some((candidate) => !asked.has(candidate))) ?? [];
}

/** Returns the approver the candidate deputises for: one who is asked, but away. */
export function absentApproverOf<Candidate extends ApproverCandidate>(
  candidate: Candidate,
  asked: readonly Candidate[],
): Candidate | undefined {
  if (candidate.isManagerInScope) return undefined;
  return asked.find(({ id, isAway }) => isAway && id !== undefined && candidate.standsInFor?.includes(id));
}

/**
 * The days worked since a request began to wait, today included and its first day excluded. Days off and public
 * holidays don't count.
 */
export function daysWaited(since: CalendarDate, today: CalendarDate, work: WorkFacts): number {
  if (today <= since) return 0;
  const days = daysOf({ startDate: since, endDate: today }).slice(1);
  return days.filter((date) => halfDays.some((half) => isWorked(dayOfWork(work, date), half))).length;
}

/** The working days after which a pending request is due, from the settings. */
export interface WaitingTimes {
  remindAfterDays: number;
  escalateAfterDays: number;
}

/** The action due for a waiting request: a reminder to the approver, later escalation to the next level. */
export function dueAfter(
  waited: number,
  { remindAfterDays, escalateAfterDays }: WaitingTimes,
): 'nothing' | 'reminder' | 'escalation' {
  if (waited <= remindAfterDays) return 'nothing';
  return waited <= escalateAfterDays ? 'reminder' : 'escalation';
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
