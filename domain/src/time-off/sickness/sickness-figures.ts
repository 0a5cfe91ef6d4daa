import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { includes, overlaps, type Period } from '../../calendar/period.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import { workOfWeek } from '../../work-time/work-schedule.ts';
import { payEndsOn } from './sick-pay.ts';
import { calendarDaysOf, type SickPerson, sickSpells, workDaysOf } from './sick-spells.ts';

/** Calendar days of illness in twelve months after which reintegration is due. */
const sixWeeks = 42;
/** Weeks of worked days after which it is due too. */
const weeksOfWork = 6;

/** A person's sickness in the twelve months up to a day. */
export interface SicknessFigures {
  spells: number;
  /** Worked days missed; two decimals. */
  workDays: number;
  calendarDays: number;
  /** Calendar days of the longest spell. */
  longest: number;
  /** The spell of the day. */
  current?: { requestId: string; startDate: CalendarDate };
  /** The last day of continued pay, if the current illness goes on. */
  payEndsOn?: CalendarDate;
  /** Whether the employer has to offer reintegration (German Social Code IX, section 167). */
  integrationDue: boolean;
}

/** The twelve months up to the day, which is included. */
export function twelveMonthsTo(on: CalendarDate): Period {
  return { startDate: addDays(addMonths(on, -12), 1), endDate: on };
}

/** The figures of the twelve months up to the day; undefined without a spell in them. */
export function sicknessFigures(person: SickPerson, on: CalendarDate): SicknessFigures | undefined {
  const all = sickSpells(person);
  const within = twelveMonthsTo(on);
  const spells = all.filter((spell) => overlaps(spell, within));
  if (spells.length === 0) return undefined;
  const days = spells.map((spell) => calendarDaysOf(spell, within));
  const workDays = workDaysOf(spells, within, person.work);
  const allDays = days.reduce((sum, each) => sum + each, 0);
  const workDaysOfWeek = workOfWeek(termsOn(person.work.terms, on).schedule).days;
  const current = spells.find((spell) => includes(spell, on));
  return {
    spells: spells.length,
    workDays,
    calendarDays: allDays,
    longest: Math.max(...days),
    ...(current && {
      current: { requestId: current.absences[0].id, startDate: current.startDate },
      payEndsOn: payEndsOn(current, all, person),
    }),
    integrationDue: allDays > sixWeeks || workDays > weeksOfWork * workDaysOfWeek,
  };
}

/** The Bradford factor: spells, squared, by worked days. */
export function bradfordFactor({ spells, workDays }: SicknessFigures): number {
  return Math.round(spells ** 2 * workDays * 100) / 100;
}
