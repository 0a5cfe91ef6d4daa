import { monthNumber } from '@almanac/domain/calendar/date-parts';
import { includes, type Period } from '@almanac/domain/calendar/period';
import type { Language } from '@almanac/domain/language/language';
import { payoutRows } from '@almanac/domain/payroll/payout-rows';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { PayrollLevel } from '@almanac/domain/payroll/profiles/profile';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { absenceDays } from '@almanac/domain/time-off/reports/absences/absence-days';
import { standardWork, termsOn } from '@almanac/domain/work-time/day-of-work';
import { hoursPerDay } from '@almanac/domain/work-time/work-schedule';
import { workFactsOf } from '../../leave/facts/work-facts.ts';
import { employmentOfRow } from '../../people/accounts/employment/employment-of-row.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readPayouts } from '../../time-off/balances/adjustments/queries.ts';
import { type Absentee, readAbsencesOf } from '../../time-off/reports/absences/absence-queries.ts';
import { namesOf, type ReportedAbsences } from '../../time-off/reports/absences/absence-report.ts';
import { namedPerson, namedRows, namedType } from '../../time-off/reports/absences/report-rows.ts';

/** Returns what is true of a person's days in a period now, as rows of the profile. */
type RowsIn = (person: Absentee, period: Period) => PayrollRow[];

/** Reads the people's absences and pay-outs in any of the periods, once for all of them. */
export async function readPresentRows(
  database: Reader,
  people: readonly Absentee[],
  periods: readonly [Period, ...Period[]],
  profile: Pick<ProfileSettings, 'level' | 'placeIds' | 'types'>,
  language: Language,
): Promise<RowsIn> {
  const ids = people.map(({ id }) => id);
  const all = hull(periods);
  const { types, requests, work } = await readAbsencesOf(database, ids, all);
  const paidOut = Map.groupBy(await readPayouts(database, ids, all), ({ userId }) => userId);
  const names = namesOf(types, work.places);
  const works = workFactsOf(work);
  const codes = new Set(profile.types.map(({ code }) => code));
  const places = new Set(profile.placeIds);
  const requestsOf = Map.groupBy(
    requests.filter(({ status, type }) => status === 'APPROVED' && codes.has(type)),
    ({ requesterId }) => requesterId,
  );
  const isInFile = (placeId: string | undefined) =>
    places.size === 0 || (placeId !== undefined && places.has(placeId));
  const hasPayoutCode = new Set(
    profile.types.flatMap(({ code, payoutCode }) => (payoutCode === undefined ? [] : [code])),
  );
  return (person, period) => {
    const work = works.get(person.id);
    const days = absenceDays(period, {
      employment: employmentOfRow(person),
      work,
      requests: requestsOf.get(person.id) ?? [],
    }).filter(({ placeId }) => isInFile(placeId));
    const payouts = (paidOut.get(person.id) ?? [])
      .filter(({ type, on }) => hasPayoutCode.has(type) && includes(period, on))
      .map((payout) => ({ ...payout, terms: termsOn((work ?? standardWork).terms, payout.on) }))
      .filter(({ terms }) => isInFile(terms.place.id))
      .map(({ type: code, on, amount, terms }) => {
        const type = names.typeOf(code);
        return {
          person: namedPerson(person, names.placeOf(terms.place.id), language),
          type: { ...namedType(type, language), unit: type.unit },
          on,
          amount,
          hoursPerDay: hoursPerDay(terms.schedule),
        };
      });
    return [
      ...rowsOfLevel(profile.level, { person, days, pending: 0, names }, language),
      ...payoutRows(profile.level, payouts),
    ];
  };
}

/** The days from the first to the last of the periods. */
export function hull(periods: readonly [Period, ...Period[]]): Period {
  return periods.reduce((all, { startDate, endDate }) => ({
    startDate: startDate < all.startDate ? startDate : all.startDate,
    endDate: endDate > all.endDate ? endDate : all.endDate,
  }));
}

function rowsOfLevel(level: PayrollLevel, reported: ReportedAbsences, language: Language): PayrollRow[] {
  if (level === 'SUMS') return namedRows(level, reported, language);
  if (level === 'ABSENCES') return namedRows(level, reported, language);
  return namedRows(level, reported, language).map((row) => ({ ...row, month: monthNumber(row.date) }));
}
