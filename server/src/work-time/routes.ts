import * as endpoints from '@almanac/domain/work-time/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { listPlaces, listSchedules, readHolidays } from './list-work-time.ts';
import { listHolidayCountries, suggestHolidays } from './suggestions/suggest-holidays.ts';
import type { WorkTimeSettings } from './work-time-settings.ts';
import { writeHolidays } from './write-holidays.ts';
import { changePlace, createPlace, deletePlace } from './write-place.ts';
import { changeSchedule, createSchedule, deleteSchedule } from './write-schedule.ts';

/** Binds the calls about schedules, places and their holidays. */
export function registerWorkTime(api: Api, settings: WorkTimeSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.listSchedules, listSchedules);
  bind(endpoints.createSchedule, createSchedule);
  bind(endpoints.changeSchedule, changeSchedule);
  bind(endpoints.deleteSchedule, deleteSchedule);
  bind(endpoints.listPlaces, listPlaces);
  bind(endpoints.createPlace, createPlace);
  bind(endpoints.changePlace, changePlace);
  bind(endpoints.deletePlace, deletePlace);
  bind(endpoints.readHolidays, readHolidays);
  bind(endpoints.writeHolidays, writeHolidays);
  bind(endpoints.listHolidayCountries, listHolidayCountries);
  bind(endpoints.suggestHolidays, suggestHolidays);
}
