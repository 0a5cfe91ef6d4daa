import type { Period } from '../../calendar/period.ts';
import { type Fraction, fraction, sumOfFractions } from '../../fraction.ts';
import { type DayOfWork, dayOfWork, minutesOf, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type HalfDaySpan, halfDays, partsWithin } from '../../work-time/half-day.ts';
import {
  isOfMinutes,
  minutesTaken,
  type SpanOfMinutes,
  type TimedSpan,
} from '../../work-time/hours-of-day.ts';

/** A person's absence. */
export type PersonalAbsence = TimedSpan & { requesterId: string };

/** A person's employed days in the period, and how they work. */
export interface Present {
  days: readonly Period[];
  work: WorkFacts;
}

/** Numbers half days: two per day, mornings even. */
export interface Slots {
  first: (span: HalfDaySpan) => number;
  last: (span: HalfDaySpan) => number;
}

/** Who is away in a half day. */
export interface AwayInSlot {
  /** How many people are away for at least half a day. */
  away: number;
  /** The absences in people: each person at most once, hours as their share of the half. */
  absent: Fraction;
}

/** A person's hours in a half day, in minutes. */
interface Hours {
  minutes: number;
  day: DayOfWork;
}

/**
 * Returns who is away in each half day, counting only halves they would work. Walks along the absences instead of
 * searching them for each day.
 */
export function absencesInSlots(
  absences: readonly PersonalAbsence[],
  present: ReadonlyMap<string, Present>,
  worked: ReadonlyMap<WorkFacts, readonly boolean[]>,
  slots: Slots,
): (slot: number) => AwayInSlot {
  const whole = new Map<number, Set<string>>();
  const hours = new Map<number, Map<string, Hours>>();
  for (const { requesterId, ...absence } of absences) {
    const person = present.get(requesterId);
    if (!person) continue;
    for (const part of partsWithin(person.days, absence)) {
      if (isOfMinutes(part)) addHours(hours, requesterId, part, { work: person.work, slots });
      else addWhole(whole, requesterId, part, { isWorkedSlot: worked.get(person.work) ?? [], slots });
    }
  }
  return (slot) => awayIn(slot, whole, hours);
}

function addWhole(
  whole: Map<number, Set<string>>,
  personId: string,
  span: HalfDaySpan,
  { isWorkedSlot, slots }: { isWorkedSlot: readonly boolean[]; slots: Slots },
): void {
  for (let slot = slots.first(span); slot <= slots.last(span); slot += 1) {
    if (isWorkedSlot[slot]) whole.set(slot, (whole.get(slot) ?? new Set()).add(personId));
  }
}

function addHours(
  hours: Map<number, Map<string, Hours>>,
  personId: string,
  span: SpanOfMinutes,
  { work, slots }: { work: WorkFacts; slots: Slots },
): void {
  const { startDate, endDate } = span;
  const day = dayOfWork(work, startDate);
  const taken = minutesTaken(span, day);
  for (const half of halfDays) {
    const minutes = minutesOf(half, taken);
    if (minutes === 0) continue;
    const slot = slots.first({ startDate, endDate, startHalf: half });
    const inSlot = hours.get(slot) ?? new Map<string, Hours>();
    hours.set(slot, inSlot);
    inSlot.set(personId, { minutes: minutes + (inSlot.get(personId)?.minutes ?? 0), day });
  }
}

function awayIn(
  slot: number,
  whole: ReadonlyMap<number, ReadonlySet<string>>,
  hours: ReadonlyMap<number, ReadonlyMap<string, Hours>>,
): AwayInSlot {
  const awayAllHalf = whole.get(slot) ?? new Set();
  const [half, otherHalf] = slot % 2 === 0 ? (['AM', 'PM'] as const) : (['PM', 'AM'] as const);
  const otherSlot = slot % 2 === 0 ? slot + 1 : slot - 1;
  const shares = [fraction(awayAllHalf.size)];
  let { size: away } = awayAllHalf;
  for (const [id, { minutes, day }] of hours.get(slot) ?? []) {
    if (awayAllHalf.has(id)) continue;
    const all = minutesOf(half, day.worked);
    const here = Math.min(minutes, all);
    const inOther = whole.get(otherSlot)?.has(id)
      ? minutesOf(otherHalf, day.worked)
      : (hours.get(otherSlot)?.get(id)?.minutes ?? 0);
    const [morning, afternoon] = day.scheduled;
    if (here === all || (here + inOther) * 2 >= morning + afternoon) away += 1;
    shares.push(fraction(here, all));
  }
  return { away, absent: sumOfFractions(shares) };
}
