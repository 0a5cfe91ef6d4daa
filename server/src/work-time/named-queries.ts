import { expressionBuilder } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The fields of places that other slices may read, to join. */
export const places = selectFrom('places').select([
  'id',
  'name',
  'sorted',
  'planId',
  'scheduleId',
  'createdAt',
]);

/** The names of work schedules, to join. */
export const workSchedules = selectFrom('workSchedules').select(['id', 'name', 'sorted', 'minutes']);
