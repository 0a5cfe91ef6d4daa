import type { Viewer } from '../../access/permissions.ts';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';
import type { SickSpell } from './sick-spells.ts';

/** Refuses with `SWITCHED_OFF` while the company has not switched the sickness report on. */
export function checkSwitchedOn({ sicknessReport }: { sicknessReport: boolean }): Decision<'SWITCHED_OFF'> {
  return sicknessReport ? allowed : refuse('SWITCHED_OFF', message('time-off.sickness.switchedOff'));
}

interface Continuation {
  requesterId: string;
  /** The spell to mark; undefined if the request is no approved illness. */
  spell: SickSpell | undefined;
  /** The spell that it continues; null: none; undefined if the request given is no approved illness of the person. */
  earlier: SickSpell | null | undefined;
}

/**
 * Whether the administrator may mark the spell. Refuses with `OWN_REQUEST`, with `INVALID_TRANSITION` if there is no
 * spell, and with `VALIDATION_ERROR` at `requestId` unless the other spell is an earlier one.
 */
export function checkContinuation(
  { id }: Pick<Viewer, 'id'>,
  { requesterId, spell, earlier }: Continuation,
): Decision<'OWN_REQUEST' | 'INVALID_TRANSITION' | 'VALIDATION_ERROR'> {
  if (requesterId === id) return refuse('OWN_REQUEST', message('time-off.sickness.ownSpell'));
  if (!spell) return refuse('INVALID_TRANSITION', message('time-off.sickness.noSpell'));
  if (earlier === null || (earlier && earlier.startDate < spell.startDate)) return allowed;
  return refuseInput('requestId', message('time-off.sickness.notEarlier'));
}

/** Calendar days of an illness at which HR is notified, the later first. */
const noticeDays = [42, 28] as const;
export type NoticeDays = (typeof noticeDays)[number];

/** A notice stays due for this many days, so that a watch that paused still sends it. */
const daysDue = 28;

/**
 * How long the spell has lasted, if HR is to be notified of it on the day: 28 or 42 calendar days. Undefined before
 * that, and once the spell has been over for four weeks. An illness that goes on is reported, however long it has
 * lasted.
 */
export function noticeDue({ startDate, endDate }: SickSpell, today: CalendarDate): NoticeDays | undefined {
  const lastDay = endDate < today ? endDate : today;
  if (addDays(lastDay, daysDue) < today) return undefined;
  return noticeDays.find((days) => addDays(startDate, days - 1) <= lastDay);
}
