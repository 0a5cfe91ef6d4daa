import { firstRole } from '@almanac/domain/access/role';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, overlaps, type Period } from '@almanac/domain/calendar/period';
import { standardTypes } from '@almanac/domain/leave/types/leave-type';
import { checkRequest, withoutRequest } from '@almanac/domain/time-off/booking/request-check';
import { blocksDays } from '@almanac/domain/time-off/requests/request-status';
import { requestStatuses } from '@almanac/domain/time-off/requests/vocabulary';
import { describe, expect, test } from 'vitest';
import { demoStaffOf } from '../people/accounts/joining/demo-staff.ts';
import { type DemoCompany, demoCompany } from './demo-company.ts';
import { demoEmails } from './demo-people.ts';
import { demoFacts } from './demo-requests.ts';

const leavePolicy = { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 12 };
const settings = (today: CalendarDate) => ({ today, companyDomain: 'example.com', leavePolicy });
const days = [
  '2026-01-01',
  '2026-02-28',
  '2026-06-03',
  '2026-08-30',
  '2026-11-21',
  '2026-12-31',
  '2028-02-29',
];

test('the company is the same for the same day', () => {
  expect(demoCompany(settings('2026-06-03'))).toEqual(demoCompany(settings('2026-06-03')));
});

test('each role has a person to try, and the staff has its roles', () => {
  const { users } = demoCompany(settings('2026-06-03'));
  const roleOf = (email: string) => users.find((user) => user.email === email && !user.hasLeft)?.role;
  expect(demoEmails('example.com').map(roleOf)).toEqual(['EMPLOYEE', 'MANAGER', 'HR_ADMIN', 'SYSTEM_ADMIN']);
  const staff = demoStaffOf('example.com');
  for (const { email, role } of users) {
    const first = firstRole(email, staff);
    if (first !== 'EMPLOYEE') expect(role).toBe(first);
  }
  expect(staff.systemAdmins.map(roleOf)).toEqual(['SYSTEM_ADMIN', 'SYSTEM_ADMIN']);
});

describe.each(days)('on %s', (today) => {
  const company = demoCompany(settings(today));
  const requestsOf = (userId: string) => company.requests.filter((each) => each.requesterId === userId);

  test('about forty people work in five departments, with unique ids and addresses', () => {
    expect(company.departments).toHaveLength(5);
    expect(company.users.length).toBeGreaterThanOrEqual(38);
    const ids = Object.values(company).flatMap((rows) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(company.users.map(({ email }) => email)).size).toBe(company.users.length);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('every request follows the time-off rules: no overlap, no overdrawn vacation', () => {
    for (const user of company.users) {
      const requests = requestsOf(user.id).filter(({ status }) => blocksDays(status));
      for (const request of requests) {
        const { adjustments } = company;
        const asOf = request.createdAt.slice(0, 10);
        const known = demoFacts(request, { today: asOf, user, requests, adjustments, leavePolicy });
        const facts = withoutRequest(known, request.id);
        expect(checkRequest(request, facts), `${user.name} ${request.startDate}`).toEqual({
          refused: false,
        });
      }
    }
  });

  test('nothing is requested or decided in the future, decided before its request, or by the requester', () => {
    for (const request of company.requests) {
      const decidedAt = request.decidedAt ?? request.createdAt;
      expect(request.createdAt <= decidedAt && decidedAt < `${addDays(today, -1)}T10:00`).toBe(true);
      expect(request.decidedById).not.toBe(request.requesterId);
      const isDecided = request.status === 'APPROVED' || request.status === 'REJECTED';
      expect(request.decidedById !== undefined).toBe(isDecided);
    }
  });

  test('no one is allocated over 100 % on any day, or twice to one team at a time', () => {
    const memberships = company.teams.flatMap((team) => team.members.map((each) => ({ ...each, team })));
    for (const { startDate, userId } of memberships) {
      const onThatDay = memberships.filter(
        (each) => each.userId === userId && includes(ended(each), startDate),
      );
      expect(onThatDay.reduce((sum, each) => sum + each.allocationTenths, 0)).toBeLessThanOrEqual(1000);
      expect(new Set(onThatDay.map(({ team }) => team.id)).size).toBe(onThatDay.length);
    }
  });

  test('there are requests of every status and type', () => {
    expect(new Set(company.requests.map(({ status }) => status))).toEqual(new Set(requestStatuses));
    expect(new Set(company.requests.map(({ type }) => type))).toEqual(new Set(standardTypes));
  });

  test('every manager has several pending requests, and on some days several people are away', () => {
    for (const manager of company.users.filter(({ role }) => role === 'MANAGER')) {
      expect(pendingOfDepartment(company, manager).length, manager.name).toBeGreaterThanOrEqual(2);
    }
    const week = { startDate: addDays(today, -6), endDate: addDays(today, 6) };
    const away = company.requests.filter((each) => each.status === 'APPROVED' && overlaps(each, week));
    expect(away.length).toBeGreaterThanOrEqual(8);
  });
});

function ended({ startDate, endDate = '2199-12-31' }: { startDate: string; endDate?: string }): Period {
  return { startDate, endDate };
}

function pendingOfDepartment(
  { users, requests }: DemoCompany,
  manager: { id: string; departmentId: string },
) {
  const others = users.filter((each) => each.departmentId === manager.departmentId && each.id !== manager.id);
  return requests.filter(
    ({ status, requesterId: userId }) => status === 'PENDING' && others.some(({ id }) => id === userId),
  );
}
