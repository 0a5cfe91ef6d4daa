import { calendarDays, intersection, type Period } from '../../calendar/period.ts';
import { roundedTo, sumOfFractions } from '../../fraction.ts';
import { type Employment, employedWithin } from '../../people/accounts/employment.ts';
import { dayOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { partWithin, slotsOf, spanOfSlots } from '../../work-time/half-day.ts';
import { daysTaken, type TimedSpan, timeTakenOn, withOccupiedHalves } from '../../work-time/hours-of-day.ts';

/** An approved absence of a type for sickness. */
export interface SickAbsence extends TimedSpan {
  id: string;
  /** The absence of an earlier spell that this one continues, as HR has marked it. */
  continues?: string | undefined;
}

/** One illness: absences with only free time between them, in order. */
export interface SickSpell extends Period {
  absences: [SickAbsence, ...SickAbsence[]];
}

/** A person's sickness: the absences with what decides which time is free. */
export interface SickPerson {
  absences: readonly SickAbsence[];
  work: WorkFacts;
  employment: Employment;
}

/** The person's spells in order, by the days of their employments. */
export function sickSpells({ absences, work, employment }: SickPerson): SickSpell[] {
  const spells: SickSpell[] = [];
  for (const absence of inOrder(absences, work)) {
    for (const employed of employedWithin(absence, employment)) {
      const part = partWithin(employed, absence);
      if (part) addTo(spells, part, work);
    }
  }
  return spells;
}

function addTo(spells: SickSpell[], absence: SickAbsence, work: WorkFacts): void {
  const { startDate, endDate } = absence;
  const spell = spells.at(-1);
  if (!spell || !isFreeBetween(spell, absence, work)) {
    spells.push({ startDate, endDate, absences: [absence] });
    return;
  }
  spell.absences.push(absence);
  if (endDate > spell.endDate) spell.endDate = endDate;
}

/** The worked days of the spells within the period; two decimals. */
export function workDaysOf(spells: readonly SickSpell[], within: Period, work: WorkFacts): number {
  const parts = spells.flatMap(({ absences }) =>
    absences.flatMap((absence) => partWithin(within, absence) ?? []),
  );
  return roundedTo(2, sumOfFractions(parts.map((part) => daysTaken(part, work))));
}

/** The calendar days of the spell within the period. */
export function calendarDaysOf(spell: SickSpell, within: Period): number {
  const part = intersection(spell, within);
  return part ? calendarDays(part) : 0;
}

/** Whether the person worked on the first day of the spell, as when they went home ill. */
export function isFirstDayPartlyWorked({ startDate, absences }: SickSpell, work: WorkFacts): boolean {
  const day = dayOfWork(work, startDate);
  const scheduled = day.worked[0] + day.worked[1];
  const taken = absences
    .filter((absence) => absence.startDate === startDate)
    .reduce((sum, absence) => sum + timeTakenOn(startDate, absence, work).minutes, 0);
  return taken < scheduled;
}

/** The spell that has the request; undefined if none has. */
export function spellWith(spells: readonly SickSpell[], requestId: string): SickSpell | undefined {
  return spells.find(({ absences }) => absences.some(({ id }) => id === requestId));
}

/** The earlier spell that the spell continues by a mark of HR, if any. */
export function continuedSpell(spell: SickSpell, spells: readonly SickSpell[]): SickSpell | undefined {
  const marked = spell.absences.flatMap(({ continues }) => continues ?? []);
  return spells.findLast(
    (each) => each.startDate < spell.startDate && each.absences.some(({ id }) => marked.includes(id)),
  );
}

function inOrder(absences: readonly SickAbsence[], work: WorkFacts): SickAbsence[] {
  return absences
    .map((absence) => withOccupiedHalves(absence, work))
    .toSorted((one, other) => slotsOf(one).first - slotsOf(other).first);
}

/** Whether no half day between the spell and the next absence is worked. */
function isFreeBetween(spell: SickSpell, next: SickAbsence, work: WorkFacts): boolean {
  const last = Math.max(...spell.absences.map((absence) => slotsOf(absence).last));
  for (let slot = last + 1; slot < slotsOf(next).first; slot += 1) {
    const { startDate, startHalf = 'AM' } = spanOfSlots({ first: slot, last: slot });
    if (isWorked(dayOfWork(work, startDate), startHalf)) return false;
  }
  return true;
}
