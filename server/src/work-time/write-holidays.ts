import { checkDays } from '@almanac/domain/calendar/day-fault';
import { calendarYear, includes } from '@almanac/domain/calendar/period';
import type { FieldChange } from '@almanac/domain/events/event-change';
import { isRefusal } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { holidaysChanged } from '@almanac/domain/work-time/events';
import { loggedHoliday } from '@almanac/domain/work-time/logged-work-time';
import { message } from '@almanac/domain/work-time/messages/message';
import type { HolidayOfYear, HolidaysOfYear, WriteHolidays } from '@almanac/domain/work-time/schema';
import type { WorkEdit } from '@almanac/domain/work-time/work-edit';
import { isSameHoliday } from '@almanac/domain/work-time/work-edit';
import { checkHolidaysOfYears } from '@almanac/domain/work-time/work-time-rules';
import { unchanged } from '../platform/use-case/change.ts';
import { insertHolidays } from './place-store.ts';
import { readHolidaysIn, readHolidaysOfYear, readPlace } from './queries.ts';
import { type ChangedRules, changeRules, type RuleContext } from './rule-changes/rule-change.ts';
import { countHolidayWrite, removeHolidays, renameHolidays } from './store.ts';

/** Writes the holidays of a year, and of the next year if they are given, in one change. */
export function writeHolidays(
  context: RuleContext,
  { id, year, version, holidays, nextYear, ...seen }: { id: string; year: number } & WriteHolidays,
): Promise<ChangedRules<HolidaysOfYear, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const years = [
    { field: 'holidays', year, holidays },
    ...(nextYear ? [{ field: 'nextYear', year: year + 1, holidays: nextYear }] : []),
  ];
  return changeRules(context, seen, async (reader) => {
    const place = checkVersion(message('work-time.place'), version, await readPlace(reader, id));
    if (isRefusal(place)) return place;
    const decision = checkHolidaysOfYears(years);
    if (decision.refused) return decision;
    const stored = await readHolidaysIn(reader, id, {
      startDate: calendarYear(year).startDate,
      endDate: calendarYear(nextYear ? year + 1 : year).endDate,
    });
    const bounds = checkDays(daysOf(years, byDate(stored)), context.today);
    if (bounds.refused) return bounds;
    const differences = years.map((each) => ({
      year: each.year,
      ...differenceOf(stored.filter(isIn(each.year)), each.holidays),
    }));
    const gone = differences.flatMap((each) => each.gone);
    const added = differences.flatMap((each) => each.added);
    const days = [...gone, ...added].map(({ date }) => date).sort();
    return {
      edit: { kind: 'HOLIDAYS', placeId: id, years, addedOn: context.today } satisfies WorkEdit,
      concerned: days.length > 0 ? { placeId: id } : { userIds: [] },
      from: days[0],
      async store(writer) {
        const [first, ...others] = differences.flatMap(({ year: of, changes: [change, ...more] }) =>
          change
            ? [
                holidaysChanged({
                  entityId: id,
                  changes: [change, ...more],
                  data: { name: place.name, year: of },
                }),
              ]
            : [],
        );
        if (!first) {
          return unchanged({ id, version: place.version, year, holidays: stored.filter(isIn(year)) });
        }
        await removeHolidays(
          writer,
          id,
          gone.map(({ date }) => date),
        );
        await insertHolidays(writer, id, added, context.today);
        await renameHolidays(
          writer,
          id,
          differences.flatMap(({ renamed }) => renamed),
        );
        const grown = await countHolidayWrite(writer, id);
        return {
          result: { id, version: grown, year, holidays: await readHolidaysOfYear(writer, id, year) },
          events: [first, ...others],
        };
      },
    };
  });
}

interface WrittenYear {
  /** The field of the input. */
  field: string;
  year: number;
  holidays: readonly HolidayOfYear[];
}

function isIn(year: number): (holiday: HolidayOfYear) => boolean {
  return ({ date }) => includes(calendarYear(year), date);
}

function daysOf(years: readonly WrittenYear[], stored: ReadonlyMap<string, HolidayOfYear>) {
  return years.flatMap(({ field, holidays }) =>
    holidays.map(({ date }, index) => ({
      path: `${field}.${index}.date`,
      label: message('work-time.date'),
      day: date,
      stored: stored.get(date)?.date,
    })),
  );
}

/** The difference of two lists of a year. A holiday with another half counts as new, added on the day of the change. */
function differenceOf(before: readonly HolidayOfYear[], after: readonly HolidayOfYear[]) {
  const [was, becomes] = [byDate(before), byDate(after)];
  const dates = [...new Set([...was.keys(), ...becomes.keys()])].sort();
  return {
    gone: before.filter((holiday) => !isSameHoliday(holiday, becomes.get(holiday.date))),
    added: after.filter((holiday) => !isSameHoliday(holiday, was.get(holiday.date))),
    renamed: after.filter((holiday) => {
      const stored = was.get(holiday.date);
      return isSameHoliday(holiday, stored) && stored?.name !== holiday.name;
    }),
    changes: dates.flatMap((date): FieldChange[] => {
      const [from, to] = [was.get(date), becomes.get(date)].map((each) => each && loggedHoliday(each));
      if (from === to) return [];
      return [{ field: 'holiday', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
    }),
  };
}

function byDate(holidays: readonly HolidayOfYear[]): ReadonlyMap<string, HolidayOfYear> {
  return new Map(holidays.map((holiday) => [holiday.date, holiday]));
}
