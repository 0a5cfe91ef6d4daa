import { roles } from '@almanac/domain/access/role';
import { audiences, isRequestShown, isTypeShown, visibleType } from '@almanac/domain/leave/types/leave-type';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { createRequest, createType, createUser } from '../../../testing/factories.ts';
import { isConcealed, isHidden, visibleCode } from './visibility-queries.ts';

let postgres: TestDatabase;
let requesterId: string;
let otherId: string;
beforeAll(async () => {
  postgres = await testDatabase();
  const { database } = postgres;
  requesterId = (await createUser(database)).id;
  otherId = (await createUser(database)).id;
  for (const [index, shownTo] of audiences.entries()) {
    for (const isAway of [true, false]) {
      const code = codeOf({ shownTo, isAway });
      await createType(database, { code, name: code, shownTo, isAway });
      const day = `2026-07-${String(index * 2 + Number(isAway) + 1).padStart(2, '0')}`;
      await createRequest(database, { requesterId, type: code, startDate: day });
    }
  }
});
afterAll(() => postgres.drop());

interface Shown {
  shownTo: (typeof audiences)[number];
  isAway: boolean;
}

const codeOf = ({ shownTo, isAway }: Shown) => `${shownTo}_${isAway ? 'AWAY' : 'HERE'}`;

test('the predicates of the database decide as the presenter of types', async () => {
  const viewing = fc.record({
    role: fc.constantFrom(...roles, 'SERVICE' as const),
    isRequester: fc.boolean(),
    isInScope: fc.boolean(),
  });
  const types = fc.record({ shownTo: fc.constantFrom(...audiences), isAway: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(types, viewing, async (shown, { role, isRequester, isInScope }) => {
      const code = codeOf(shown);
      const viewer = { id: isRequester ? requesterId : otherId, role };
      const stored = await postgres.database
        .selectFrom('timeOffRequests as request')
        .select([
          sql`${visibleCode(viewer, isInScope)}`.as('code'),
          sql`${isHidden(viewer, isInScope)}`.as('isHidden'),
          sql`${isConcealed(viewer, isInScope)}`.as('isConcealed'),
        ])
        .where('request.type', '=', code)
        .executeTakeFirstOrThrow();
      const type = { ...shown, code, name: code, colour: 'teal' } as const;
      const by = { role, isRequester };
      expect(stored).toEqual({
        code: visibleType(type, by, isInScope).code,
        isHidden: !isTypeShown(type, by, isInScope),
        isConcealed: !isRequestShown(type, by, isInScope),
      });
    }),
    { numRuns: 300 },
  );
});
