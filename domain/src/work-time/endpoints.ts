import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../access/admin-rules.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { Impact, RemovedRecord, writtenRecord } from './effect-schema.ts';
import {
  CalendarYear,
  ChangePlace,
  ChangeSchedule,
  HolidayCountry,
  HolidaysOfYear,
  ListedPlace,
  Place,
  Schedule,
  SuggestedHoliday,
  SuggestHolidays,
  WriteHolidays,
  WritePlace,
  WriteSchedule,
} from './schema.ts';

const params = z.object({ id: Id });
const yearOfPlace = z.object({ id: Id, year: CalendarYear });

export const listSchedules = endpoint({
  name: 'listSchedules',
  summary: 'The work schedules, by name: the minutes of each half day, 14 a week from Monday morning on',
  method: 'GET',
  path: '/admin/leave/schedules',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(Schedule),
  refusals: ['FORBIDDEN'],
});

export const createSchedule = endpoint({
  name: 'createSchedule',
  summary: 'Adds a work schedule',
  method: 'POST',
  path: '/admin/leave/schedules',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WriteSchedule,
  status: 201,
  answer: writtenRecord(Schedule),
  refusals: ['FORBIDDEN', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const changeSchedule = endpoint({
  name: 'changeSchedule',
  summary: 'Changes a work schedule for everybody who has it, for all days',
  method: 'PUT',
  path: '/admin/leave/schedules/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  body: ChangeSchedule,
  status: 200,
  answer: writtenRecord(Schedule),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const deleteSchedule = endpoint({
  name: 'deleteSchedule',
  summary: 'Deletes a work schedule that nobody has and no place gives',
  method: 'DELETE',
  path: '/admin/leave/schedules/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  query: RemovedRecord,
  status: 204,
  answer: null,
  effect: Impact,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'IN_USE',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const listPlaces = endpoint({
  name: 'listPlaces',
  summary:
    'The places whose public holidays are kept, by name, each with the plan and schedule that it gives, and how many holidays it has in each year',
  method: 'GET',
  path: '/admin/leave/places',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(ListedPlace),
  refusals: ['FORBIDDEN'],
});

export const createPlace = endpoint({
  name: 'createPlace',
  summary: 'Adds a place without holidays',
  method: 'POST',
  path: '/admin/leave/places',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WritePlace,
  status: 201,
  answer: writtenRecord(Place),
  refusals: ['FORBIDDEN', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const changePlace = endpoint({
  name: 'changePlace',
  summary: 'Changes the name of a place, and the plan and schedule that it gives newcomers',
  method: 'PUT',
  path: '/admin/leave/places/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  body: ChangePlace,
  status: 200,
  answer: writtenRecord(Place),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const deletePlace = endpoint({
  name: 'deletePlace',
  summary: 'Deletes a place, with its holidays, that nobody has; one place always stays',
  method: 'DELETE',
  path: '/admin/leave/places/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  query: RemovedRecord,
  status: 204,
  answer: null,
  effect: Impact,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'IN_USE',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const readHolidays = endpoint({
  name: 'readHolidays',
  summary: 'The public holidays of a place in a year',
  method: 'GET',
  path: '/admin/leave/places/{id}/holidays/{year}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: yearOfPlace,
  status: 200,
  answer: HolidaysOfYear,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const writeHolidays = endpoint({
  name: 'writeHolidays',
  summary: 'Sets all public holidays of a place in a year, and of the next year if they are sent',
  method: 'PUT',
  path: '/admin/leave/places/{id}/holidays/{year}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: yearOfPlace,
  body: WriteHolidays,
  status: 200,
  answer: writtenRecord(HolidaysOfYear),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const listHolidayCountries = endpoint({
  name: 'listHolidayCountries',
  summary: 'The countries whose holidays can be suggested, by name, with their regions',
  method: 'GET',
  path: '/admin/leave/places/countries',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(HolidayCountry),
  refusals: ['FORBIDDEN'],
});

export const suggestHolidays = endpoint({
  name: 'suggestHolidays',
  summary:
    'The holidays of a country or of a region of it in a year, of which the public ones are preselected',
  method: 'GET',
  path: '/admin/leave/places/suggestions',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: SuggestHolidays,
  status: 200,
  answer: z.array(SuggestedHoliday),
  refusals: ['FORBIDDEN'],
});
