import { amountOf } from '@almanac/domain/leave/types/amount';
import { sql } from 'kysely';
import type { Writer } from '../platform/database/database.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoLeaveRequest } from './demo-leave.ts';
import type { DemoAdjustment } from './demo-records.ts';

/** Whether the database is empty. Locks out other seeders until the transaction ends. */
export async function claimEmptyDatabase(writer: Writer): Promise<boolean> {
  await sql`LOCK TABLE departments IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
  const { isEmpty } = await writer
    .selectNoFrom((eb) =>
      eb
        .not(
          eb.or([
            eb.exists(eb.selectFrom('users').select('id')),
            eb.exists(eb.selectFrom('departments').select('id')),
            eb.exists(eb.selectFrom('auditEntries').select('id')),
          ]),
        )
        .$castTo<boolean>()
        .as('isEmpty'),
    )
    .executeTakeFirstOrThrow();
  return isEmpty;
}

export async function insertDemoCompany(writer: Writer, company: DemoCompany): Promise<void> {
  const { departments, users, teams, adjustments, requests } = company;
  await writer.insertInto('setupMarks').values({ mark: 'CLOSED' }).execute();
  await writer.insertInto('departments').values(departments).execute();
  await writer
    .insertInto('users')
    .values(
      users.map(({ id, email, name, role, departmentId, employmentStart, hasLeft, locale }) => ({
        id,
        email,
        name,
        role,
        departmentId,
        employmentStart,
        emailVerified: true,
        hasSignedIn: true,
        isActive: !hasLeft,
        locale,
        createdAt: `${employmentStart}T08:00:00.000Z`,
        createdOn: employmentStart,
      })),
    )
    .execute();
  await writer
    .insertInto('teams')
    .values(teams.map(({ members: _members, ...team }) => team))
    .execute();
  await writer
    .insertInto('teamMembers')
    .values(
      teams.flatMap(({ id: teamId, createdAt, members }) =>
        members.map((member) => ({ ...member, teamId, createdAt })),
      ),
    )
    .execute();
  await insertDemoAdjustments(writer, adjustments);
  await writer.insertInto('timeOffRequests').values(requests).execute();
}

export async function insertDemoAdjustments(
  writer: Writer,
  adjustments: readonly DemoAdjustment[],
): Promise<void> {
  await writer
    .insertInto('leaveAdjustments')
    .values(adjustments.map(({ days, ...each }) => ({ ...each, amount: amountOf(days, 'DAY') })))
    .execute();
}

export async function insertDemoRequests(
  writer: Writer,
  requests: readonly DemoLeaveRequest[],
): Promise<void> {
  await writer.insertInto('timeOffRequests').values(requests).execute();
}
