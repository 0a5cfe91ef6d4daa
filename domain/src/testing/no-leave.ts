import type { ImportLeave } from '../people/import/import-leave.ts';

/** A company that has not set up leave yet. */
export const noLeave: ImportLeave = {
  types: [],
  plans: [],
  schedules: [],
  places: [],
  plansOfDepartments: new Map(),
  terms: new Map(),
  openings: new Map(),
};
