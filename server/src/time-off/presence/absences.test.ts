import { standardTypes } from '@almanac/domain/leave/types/leave-type';
import { requestStatuses } from '@almanac/domain/time-off/requests/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createRequest, createUser } from '../../testing/factories.ts';
import { absencesIn } from './queries.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.drop());

const week = { startDate: '2026-03-02', endDate: '2026-03-06' };

async function absencesOf(requesterId: string) {
  return postgres.database
    .selectFrom(absencesIn(week).as('absence'))
    .select(['absence.startDate', 'absence.endDate'])
    .where('absence.requesterId', '=', requesterId)
    .execute();
}

test('approved requests count as away, except working from home', async () => {
  const { id: decidedById } = await createUser(postgres.database);
  const away: string[] = [];
  for (const type of standardTypes) {
    for (const status of requestStatuses) {
      const { id: requesterId } = await createUser(postgres.database);
      const decision = status === 'APPROVED' || status === 'REJECTED' ? { decidedById } : {};
      await createRequest(postgres.database, { requesterId, ...week, type, status, ...decision });
      if ((await absencesOf(requesterId)).length > 0) away.push(`${status} ${type}`);
    }
  }
  expect(away).toEqual(['APPROVED VACATION', 'APPROVED SICK_LEAVE', 'APPROVED UNPAID']);
});

test.each([
  ['ends the day before', '2026-02-23', '2026-03-01', 0],
  ['ends on the first day', '2026-02-23', '2026-03-02', 1],
  ['begins on the last day', '2026-03-06', '2026-03-20', 1],
  ['begins the day after', '2026-03-07', '2026-03-20', 0],
  ['goes beyond on both sides', '2026-02-01', '2026-03-31', 1],
])('time off that %s of the period counts by its days', async (_, startDate, endDate, count) => {
  const { id: requesterId } = await createUser(postgres.database);
  const approved = { status: 'APPROVED', decidedById: requesterId } as const;
  await createRequest(postgres.database, { requesterId, startDate, endDate, ...approved });
  expect(await absencesOf(requesterId)).toHaveLength(count);
});
