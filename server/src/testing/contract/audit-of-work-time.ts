import { randomUUID } from 'node:crypto';
import type { FieldChange } from '@almanac/domain/events/event-change';
import { createPlace, giveHolidays } from '../terms-factories.ts';
import { type AuditTable, type AuditWorld, became, changed, type ExpectedEntry, was } from './audit-row.ts';

const ofSchedule = (action: string, entityId: string, ...changes: FieldChange[]): ExpectedEntry => ({
  action,
  entity: 'work-schedule',
  entityId,
  changes,
});
const ofPlace = (action: string, entityId: string, ...changes: FieldChange[]): ExpectedEntry => ({
  action,
  entity: 'place',
  entityId,
  changes,
});
const mondayToThursday = [...Array(8).fill(270), ...Array(6).fill(0)];

/** A location with a plan and a schedule of the same name. */
async function madePlace({ app }: AuditWorld) {
  const name = randomUUID();
  return { name, ...(await createPlace(app.database, name)) };
}

export const auditOfWorkTime: AuditTable = {
  createSchedule: [
    {
      title: 'the hours of the new schedule',
      async prepare() {
        const name = `Four days ${randomUUID()}`;
        return {
          body: { name, minutes: mondayToThursday },
          entries: async ({ id }) => [
            ofSchedule(
              'work-schedule.created',
              id,
              became('name', name),
              became('workingHours', 'Mon–Thu 9 h'),
            ),
          ],
        };
      },
    },
  ],
  changeSchedule: [
    {
      title: 'only the changes',
      async prepare(world) {
        const { name, schedule: id } = await madePlace(world);
        return {
          params: { id },
          body: { name: `Schedule of ${name}`, minutes: mondayToThursday },
          entries: [
            ofSchedule('work-schedule.changed', id, changed('workingHours', 'Mon–Fri 8 h', 'Mon–Thu 9 h')),
          ],
        };
      },
    },
  ],
  deleteSchedule: [
    {
      title: 'the former hours',
      async prepare(world) {
        const { name, place, schedule: id } = await madePlace(world);
        await world.app.database.deleteFrom('places').where('id', '=', place).execute();
        return {
          params: { id },
          entries: [
            ofSchedule(
              'work-schedule.deleted',
              id,
              was('name', `Schedule of ${name}`),
              was('workingHours', 'Mon–Fri 8 h'),
            ),
          ],
        };
      },
    },
  ],
  createPlace: [
    {
      title: 'the plan and the schedule by their names',
      async prepare(world) {
        const { name: model, plan, schedule } = await madePlace(world);
        const name = `Munich ${randomUUID()}`;
        return {
          body: { name, region: 'DE-BY', planId: plan, scheduleId: schedule },
          entries: async ({ id }) => [
            ofPlace(
              'place.created',
              id,
              became('name', name),
              became('region', 'DE-BY'),
              became('plan', `Plan of ${model}`),
              became('schedule', `Schedule of ${model}`),
            ),
          ],
        };
      },
    },
  ],
  changePlace: [
    {
      title: 'only the changed fields',
      async prepare(world) {
        const { name, place: id, plan } = await madePlace(world);
        const other = await madePlace(world);
        return {
          params: { id },
          body: { name, planId: plan, scheduleId: other.schedule },
          entries: [
            ofPlace(
              'place.changed',
              id,
              changed('schedule', `Schedule of ${name}`, `Schedule of ${other.name}`),
            ),
          ],
        };
      },
    },
  ],
  deletePlace: [
    {
      title: 'the former name',
      async prepare(world) {
        await madePlace(world);
        const { name, place: id } = await madePlace(world);
        return { params: { id }, entries: [ofPlace('place.deleted', id, was('name', name))] };
      },
    },
  ],
  writeHolidays: [
    {
      title: 'each new, deleted or changed holiday',
      async prepare(world) {
        const { place: id } = await madePlace(world);
        await giveHolidays(world.app.database, id, ['2026-01-01', '2026-05-01', '2026-12-24', '2027-01-01']);
        return {
          params: { id, year: '2026' },
          body: {
            holidays: [
              { date: '2026-12-25', name: 'Christmas Day' },
              { date: '2026-12-24', name: 'Holiday of 2026-12-24', half: 'PM' },
              { date: '2026-01-01', name: 'Holiday of 2026-01-01' },
            ],
          },
          entries: [
            ofPlace(
              'place.holidays-changed',
              id,
              was('holiday', '2026-05-01 Holiday of 2026-05-01'),
              changed(
                'holiday',
                '2026-12-24 Holiday of 2026-12-24',
                '2026-12-24 Holiday of 2026-12-24 (afternoon)',
              ),
              became('holiday', '2026-12-25 Christmas Day'),
            ),
          ],
        };
      },
    },
    {
      title: 'one entry a year',
      async prepare(world) {
        const { place: id } = await madePlace(world);
        return {
          params: { id, year: '2026' },
          body: {
            holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
            nextYear: [{ date: '2027-12-25', name: 'Christmas Day' }],
          },
          entries: [
            ofPlace('place.holidays-changed', id, became('holiday', '2026-12-25 Christmas Day')),
            ofPlace('place.holidays-changed', id, became('holiday', '2027-12-25 Christmas Day')),
          ],
        };
      },
    },
  ],
};
