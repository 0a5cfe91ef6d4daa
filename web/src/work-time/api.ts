import type { FieldName } from '@almanac/domain/records/record-fields';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import type {
  changePlace,
  changeSchedule,
  createPlace,
  createSchedule,
  deletePlace,
  deleteSchedule,
  listHolidayCountries,
  listPlaces,
  listSchedules,
  readHolidays,
  suggestHolidays,
  writeHolidays,
} from '@almanac/domain/work-time/endpoints';
import type { HolidaysOfYear, ListedPlace, Place, Schedule } from '@almanac/domain/work-time/schema';
import type { placeFields, scheduleFields } from '@almanac/domain/work-time/work-time-fields';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/http/call.ts';
import { minute } from '../platform/session/query-client.ts';
import { shownRecords } from '../platform/shown-name.ts';
import type { SuggestedYear } from './offered-years.ts';

const call = {
  listSchedules: caller<typeof listSchedules>('GET', '/admin/leave/schedules'),
  createSchedule: caller<typeof createSchedule>('POST', '/admin/leave/schedules'),
  changeSchedule: caller<typeof changeSchedule>('PUT', '/admin/leave/schedules/{id}'),
  deleteSchedule: caller<typeof deleteSchedule>('DELETE', '/admin/leave/schedules/{id}'),
  listPlaces: caller<typeof listPlaces>('GET', '/admin/leave/places'),
  createPlace: caller<typeof createPlace>('POST', '/admin/leave/places'),
  changePlace: caller<typeof changePlace>('PUT', '/admin/leave/places/{id}'),
  deletePlace: caller<typeof deletePlace>('DELETE', '/admin/leave/places/{id}'),
  readHolidays: caller<typeof readHolidays>('GET', '/admin/leave/places/{id}/holidays/{year}'),
  writeHolidays: caller<typeof writeHolidays>('PUT', '/admin/leave/places/{id}/holidays/{year}'),
  listHolidayCountries: caller<typeof listHolidayCountries>('GET', '/admin/leave/places/countries'),
  suggestHolidays: caller<typeof suggestHolidays>('GET', '/admin/leave/places/suggestions'),
};

const workTimeKey = ['work-time'] as const;

export const schedulesQuery = queryOptions({
  queryKey: [...workTimeKey, 'schedules'],
  queryFn: ({ signal }) => call.listSchedules({}, signal),
  staleTime: minute,
});

export const placesQuery = queryOptions({
  queryKey: [...workTimeKey, 'places'],
  queryFn: async ({ signal }) => shownRecords(await call.listPlaces({}, signal)),
  staleTime: minute,
});

export function holidaysQuery(id: string, year: number) {
  return queryOptions({
    queryKey: [...workTimeKey, 'holidays', id, year],
    queryFn: ({ signal }) => call.readHolidays({ id, year: `${year}` }, signal),
  });
}

/** The holiday catalogue is static while a page is open. */
export const countriesQuery = queryOptions({
  queryKey: ['holiday-countries'],
  queryFn: ({ signal }) => call.listHolidayCountries({}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The years' holidays of a place, and what is suggested for its country or region. */
export function suggestedYearsQuery(question: {
  placeId: string;
  country: string;
  region?: string;
  years: readonly number[];
}) {
  const { placeId: id, years, ...where } = question;
  return queryOptions({
    queryKey: [...workTimeKey, 'suggested-years', question],
    queryFn: ({ signal }) =>
      Promise.all(
        years.map(async (year): Promise<SuggestedYear> => {
          const [stored, suggestions] = await Promise.all([
            call.readHolidays({ id, year: `${year}` }, signal),
            call.suggestHolidays({ ...where, year: `${year}` }, signal),
          ]);
          return { stored, suggestions };
        }),
      ),
  });
}

/** The current schedule; undefined if it is gone. */
export async function reloadSchedule({ id }: Schedule): Promise<Schedule | undefined> {
  return (await call.listSchedules()).find((schedule) => schedule.id === id);
}

/** The current place; undefined if it is gone. */
export async function reloadPlace({ id }: Place): Promise<ListedPlace | undefined> {
  return (await call.listPlaces()).find((place) => place.id === id);
}

/** Request body of a schedule. Absent fields must be undefined explicitly, so that none is forgotten. */
export type WrittenSchedule = { [Name in FieldName<typeof scheduleFields>]: Schedule[Name] };

/** Updates the schedule, or creates one. */
export function scheduleCall(schedule: Schedule | undefined, written: WrittenSchedule) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    schedule
      ? call.changeSchedule({ id: schedule.id, version: schedule.version, ...written, ...effect }, signal)
      : call.createSchedule({ ...written, ...effect }, signal);
}

/** Request body of a place. Absent fields must be undefined explicitly, so that none is forgotten. */
export type WrittenPlace = { [Name in FieldName<typeof placeFields>]: Place[Name] };

/** Updates the place, or creates one. */
export function placeCall(place: Place | undefined, written: WrittenPlace) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    place
      ? call.changePlace({ id: place.id, version: place.version, ...written, ...effect }, signal)
      : call.createPlace({ ...written, ...effect }, signal);
}

/** Replaces a year's holidays, and those of the next year if given, unless they changed since they were read. */
export function holidaysCall({ id, year, version, holidays }: HolidaysOfYear, next?: HolidaysOfYear) {
  const body = {
    holidays,
    ...(next && { nextYear: next.holidays }),
    version: Math.min(version, next?.version ?? version),
  };
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.writeHolidays({ id, year: `${year}`, ...body, ...effect }, signal);
}

export function deleteScheduleMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: Schedule) => call.deleteSchedule({ id, version: `${version}` }),
    onSuccess: (_answer, _schedule, _result, { client }) => refetchWorkTime(client),
  });
}

export function deletePlaceMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: Place) => call.deletePlace({ id, version: `${version}` }),
    onSuccess: (_answer, _place, _result, { client }) => refetchWorkTime(client),
  });
}

/** The worth of days affects balances, terms and the audit log. */
export async function refetchWorkTime(client: QueryClient): Promise<void> {
  const keys = [workTimeKey, ['time-off'], ['audit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
