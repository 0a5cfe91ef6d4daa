import { randomUUID } from 'node:crypto';
import { createPlace, type TermsRecords } from '../terms-factories.ts';
import {
  type AccessRow,
  type AccessTable,
  admins,
  everyone,
  managers,
  personOf,
  unknownId,
} from './access-row.ts';

const nothing = () => ({});
const adminsSee = { SYSTEM_ADMIN: 200, HR_ADMIN: 200 };
const minutes = [480, 0, 480, 0, ...Array(10).fill(0)];
const schedule = () => ({ name: randomUUID(), minutes });
const place = ({ plan, schedule: scheduleId }: TermsRecords) => ({
  name: randomUUID(),
  planId: plan,
  scheduleId,
});

/** A call on an existing location or its schedule. */
const about =
  (made: (held: TermsRecords) => { id: string; body?: object; params?: object }): AccessRow['prepare'] =>
  async ({ app }, _actor, owner) => {
    const { id, body, params } = made(await createPlace(app.database, randomUUID()));
    return { params: { id: owner === 'unknown' ? unknownId : id, ...params }, ...(body && { body }) };
  };
const changedSchedule = about((held) => ({ id: held.schedule, body: schedule() }));
const changedPlace = about((held) => ({ id: held.place, body: place(held) }));
const deletedPlace = about((held) => ({ id: held.place }));
const yearOfPlace = about((held) => ({ id: held.place, params: { year: '2026' } }));
const writtenYear = about((held) => ({
  id: held.place,
  params: { year: '2026' },
  body: { holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] },
}));
const unusedSchedule: AccessRow['prepare'] = async ({ app }, _actor, owner) => {
  const id = owner === 'unknown' ? unknownId : (await createPlace(app.database, randomUUID())).schedule;
  await app.database.deleteFrom('places').where('scheduleId', '=', id).execute();
  return { params: { id } };
};

const theirDays: AccessRow['prepare'] = async (world, actor, owner) => ({
  query: {
    userId: await personOf(world, actor, owner),
    startDate: '2026-03-23',
    endDate: '2026-03-24',
  },
});

export const accessToWorkTime: AccessTable = {
  readWorkDays: [
    { about: 'own', prepare: theirDays, answers: everyone(200) },
    { about: 'own department', prepare: theirDays, answers: { ...managers(200), EMPLOYEE: 404 } },
    { about: 'other department', prepare: theirDays, answers: { ...everyone(404), ...adminsSee } },
    { about: 'unknown', prepare: theirDays, answers: everyone(404) },
  ],
  listSchedules: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  createSchedule: [{ about: 'nobody', prepare: () => ({ body: schedule() }), answers: admins(201) }],
  changeSchedule: [
    { about: 'nobody', prepare: changedSchedule, answers: admins(200) },
    { about: 'unknown', prepare: changedSchedule, answers: admins(404) },
  ],
  deleteSchedule: [
    { about: 'nobody', prepare: unusedSchedule, answers: admins(204) },
    { about: 'unknown', prepare: unusedSchedule, answers: admins(404) },
  ],
  listPlaces: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  createPlace: [
    {
      about: 'nobody',
      prepare: async ({ app }) => ({ body: place(await createPlace(app.database, randomUUID())) }),
      answers: admins(201),
    },
  ],
  changePlace: [
    { about: 'nobody', prepare: changedPlace, answers: admins(200) },
    { about: 'unknown', prepare: changedPlace, answers: admins(404) },
  ],
  deletePlace: [
    {
      about: 'nobody',
      async prepare(world, ...others) {
        await createPlace(world.app.database, randomUUID());
        return deletedPlace(world, ...others);
      },
      answers: admins(204),
    },
    { about: 'unknown', prepare: deletedPlace, answers: admins(404) },
  ],
  readHolidays: [
    { about: 'nobody', prepare: yearOfPlace, answers: admins(200) },
    { about: 'unknown', prepare: yearOfPlace, answers: admins(404) },
  ],
  writeHolidays: [
    { about: 'nobody', prepare: writtenYear, answers: admins(200) },
    { about: 'unknown', prepare: writtenYear, answers: admins(404) },
  ],
  listHolidayCountries: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  suggestHolidays: [
    {
      about: 'nobody',
      prepare: () => ({ query: { country: 'DE', region: 'BY', year: '2026' } }),
      answers: admins(200),
    },
  ],
};
