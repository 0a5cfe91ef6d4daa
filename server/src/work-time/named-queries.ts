import { expressionBuilder } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The places with what other slices may know of them, to join. */
export const places = selectFrom('places').select([
  'id',
  'name',
  'sorted',
  'planId',
  'scheduleId',
  'createdAt',
]);

/** The work schedules as they are named, to join. */
export const workSchedules = selectFrom('workSchedules').select(['id', 'name', 'sorted', 'minutes']);
