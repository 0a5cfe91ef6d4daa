import { addDays, addMonths, type CalendarDate, mondayOf } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import { demoId } from './demo-id.ts';
import { demoCompanyPeople, demoDepartments } from './demo-people.ts';
import { type DemoAdjustment, type DemoSettings, type DemoUser, known } from './demo-records.ts';
import { type DemoRequest, demoRequestsOf } from './demo-requests.ts';
import { demoTeams } from './demo-teams.ts';

const adjustments = [
  { mailbox: 'yuki.tanaka', days: 3, reason: 'Carried over from last year, agreed with Maria.' },
  { mailbox: 'beatriz.almeida', days: 2, reason: 'Worked two Saturdays for the year-end close.' },
  { mailbox: 'jack.thompson', days: 1.5, reason: 'Time owed for the trade fair in Hamburg.' },
];

/** The demo company on the day; deterministic for the same settings. */
export function demoCompany(settings: DemoSettings) {
  const { today, leavePolicy } = settings;
  const createdAt = `${firstOfMonth(addMonths(today, -120))}T08:00:00.000Z`;
  const departments = demoDepartments.map((name) => ({ id: demoId(name, createdAt), name, createdAt }));
  const departmentIds = new Map<string, string>(departments.map(({ id, name }) => [name, id]));
  const users = demoCompanyPeople.map((person): DemoUser => {
    const employmentStart = firstOfMonth(addMonths(today, -person.joinedMonthsAgo));
    const email = `${person.mailbox}@${settings.companyDomain}`;
    const id = demoId(person.mailbox, `${employmentStart}T08:00:00.000Z`);
    return { ...person, id, email, employmentStart, departmentId: known(departmentIds, person.department) };
  });
  const byMailbox = new Map(users.map((user) => [user.mailbox, user]));
  const granted = adjustments.map(({ mailbox, days, reason }): DemoAdjustment => {
    const effectiveOn = leaveYearOf(today, leavePolicy.leaveYearStart).startDate;
    const createdAt = `${addDays(effectiveOn, -1)}T09:00:00.000Z`;
    const userId = known(byMailbox, mailbox).id;
    const authorId = known(byMailbox, 'helen.okafor').id;
    const id = demoId(`adjustment of ${mailbox}`, createdAt);
    return { id, userId, authorId, type: 'VACATION', effectiveOn, days, reason, createdAt };
  });
  const requests = users.flatMap((user, n): DemoRequest[] =>
    demoRequestsOf(user, n, { ...settings, adjustments: granted, users: byMailbox }),
  );
  return {
    departments,
    users,
    teams: teamsOf(today, departmentIds, byMailbox),
    adjustments: granted,
    requests,
  };
}
export type DemoCompany = ReturnType<typeof demoCompany>;

function teamsOf(
  today: CalendarDate,
  departmentIds: ReadonlyMap<string, string>,
  users: ReadonlyMap<string, DemoUser>,
) {
  const monday = mondayOf(today);
  return demoTeams.map((team) => {
    const firstWeek = Math.min(...team.members.map(({ fromWeek }) => fromWeek));
    const createdAt = `${addDays(monday, firstWeek * 7)}T08:00:00.000Z`;
    return {
      id: demoId(team.name, createdAt),
      name: team.name,
      description: team.description,
      isActive: team.isActive,
      departmentId: known(departmentIds, team.department),
      teamLeadId: known(users, team.lead).id,
      createdAt,
      members: team.members.map(({ mailbox, allocationPercent, fromWeek, toWeek }) => {
        const user = known(users, mailbox);
        const planned = addDays(monday, fromWeek * 7);
        const startDate = planned < user.employmentStart ? user.employmentStart : planned;
        return {
          id: demoId(`${team.name} ${mailbox}`, createdAt),
          userId: user.id,
          allocationTenths: Math.round(allocationPercent * 10),
          startDate,
          ...(toWeek !== undefined && { endDate: addDays(monday, toWeek * 7 + 4) }),
        };
      }),
    };
  });
}
