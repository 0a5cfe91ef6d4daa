import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarDays, type Period } from '../../calendar/period.ts';
import { employmentOn } from '../../people/accounts/employment.ts';
import { continuedSpell, isFirstDayPartlyWorked, type SickPerson, type SickSpell } from './sick-spells.ts';

/** Calendar days of an illness for which pay continues: six weeks (German Continued Remuneration Act, section 3). */
const daysOfPay = 42;
/** Days of employment before the claim begins: four weeks. */
const daysBeforeClaim = 28;
/** Months between two spells of one illness after which the claim begins again. */
const monthsBetween = 6;
/** Months after the first spell of one illness after which the claim begins again. */
const monthsOfIllness = 12;

/**
 * The last day of continued pay if the illness goes on: its 42nd calendar day, counted from the 29th day of the
 * employment at the earliest, and together with the spells that it continues. Earlier than the spell if those have used
 * all days.
 */
export function payEndsOn(spell: SickSpell, spells: readonly SickSpell[], person: SickPerson): CalendarDate {
  let daysLeft = daysOfPay;
  for (const { startDate, endDate } of spellsOfClaim(spell, spells).map((each) =>
    claimedDays(each, person),
  )) {
    const days = Math.max(0, calendarDays({ startDate, endDate }));
    if (days >= daysLeft) return addDays(startDate, daysLeft - 1);
    daysLeft -= days;
  }
  return addDays(claimedDays(spell, person).startDate, daysLeft - 1);
}

/** The earlier spells whose days count towards the spell's claim, in order. */
function spellsOfClaim(spell: SickSpell, spells: readonly SickSpell[]): SickSpell[] {
  let claim: SickSpell[] = [];
  for (const each of [...continuedSpells(spell, spells), spell]) {
    const [first] = claim;
    const previous = claim.at(-1);
    const isNew = !first || !previous || isNewClaim(each, first, previous);
    claim = isNew ? [each] : [...claim, each];
  }
  return claim.slice(0, -1);
}

function isNewClaim(spell: SickSpell, first: SickSpell, previous: SickSpell): boolean {
  const sixMonthsLater = addMonths(addDays(previous.endDate, 1), monthsBetween);
  return spell.startDate >= sixMonthsLater || spell.startDate >= addMonths(first.startDate, monthsOfIllness);
}

/** The spells that the spell continues by HR's marks, the oldest first. */
function continuedSpells(spell: SickSpell, spells: readonly SickSpell[]): SickSpell[] {
  const earlier = continuedSpell(spell, spells);
  return earlier ? [...continuedSpells(earlier, spells), earlier] : [];
}

/** The days of the spell that the claim counts; empty, with its end before its start, if there are none. */
function claimedDays(spell: SickSpell, { work, employment }: SickPerson): Period {
  const first = isFirstDayPartlyWorked(spell, work) ? addDays(spell.startDate, 1) : spell.startDate;
  const employedFrom = employmentOn(spell.startDate, employment).startDate;
  const claimFrom = employedFrom && addDays(employedFrom, daysBeforeClaim);
  return { startDate: claimFrom && claimFrom > first ? claimFrom : first, endDate: spell.endDate };
}
