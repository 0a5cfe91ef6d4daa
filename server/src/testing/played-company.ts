import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { bavarianHolidays, englishHolidays, holidaysOf, typeOf } from './leave-over-http.ts';
import { type PlayedPerson, PlayedRecords, type PlayedType, type WrittenTerms } from './played-records.ts';
import { playedPlans, playedSchedules } from './played-rules.ts';
import type { TestActor, TestApp } from './test-app.ts';

/** Expected refusals in a company where people request what they can't have. */
const expectedRefusals = ['VALIDATION_ERROR', 'OVERLAPPING_REQUEST', 'INVALID_TRANSITION', 'YEAR_CLOSED'];

type Wanted = HalfDaySpan & { minutes?: number | undefined };
type PlayedRequest = PlayedPerson['requests'][number];

/** A company run through administrator calls; accepted calls are recorded beside it. */
export class PlayedCompany {
  readonly records = new PlayedRecords();
  readonly #app: TestApp;
  readonly #hr: TestActor;
  readonly #ids = new Map<string, string>();
  /** Number of vacations interrupted by sick leave. */
  illnesses = 0;
  /** Number of refused calls by code. */
  readonly refused = new Map<string, number>();

  constructor(app: TestApp, hr: TestActor) {
    this.#app = app;
    this.#hr = hr;
  }

  async setUp(): Promise<void> {
    for (const [code, unit] of [
      ['TIME_IN_LIEU', 'HOUR'],
      ['MOVING_HOUSE', 'DAY'],
    ] as const) {
      const type = { ...typeOf(code), unit, counts: 'WORKED' };
      await this.#made('types', type);
    }
    for (const [name, { yearStart, policies }] of Object.entries(playedPlans)) {
      const versions = Object.entries(policies).flatMap(([type, byDay]) =>
        Object.entries(byDay).map(([from, rules]) => ({ type, from, rules })),
      );
      const plan = { name, yearStart, policies: versions };
      await this.#made('plans', plan);
    }
    for (const [name, given] of Object.entries(playedSchedules)) {
      await this.#made('schedules', { name, ...given });
    }
    for (const [name, days] of [
      ['Munich', bavarianHolidays],
      ['London', englishHolidays],
    ] as const) {
      const place = { name, planId: this.#id('Germany'), scheduleId: this.#id('Five days') };
      await this.#made('places', place);
      await this.writeHolidays(name, days);
    }
  }

  /** Adds holidays to a location; the lists are written per year. */
  async writeHolidays(place: string, days: string): Promise<void> {
    const all = [...(this.records.holidays.get(place) ?? []), ...holidaysOf(days)];
    for (const [year, holidays] of Map.groupBy(all, ({ date }) => date.slice(0, 4))) {
      const path = `/admin/leave/places/${this.#id(place)}/holidays/${year}`;
      if (this.#accepted(await this.#hr.put(path, { holidays }))) {
        const others = (this.records.holidays.get(place) ?? []).filter(({ date }) => !date.startsWith(year));
        this.records.holidays.set(place, [...others, ...holidays]);
      }
    }
  }

  async writePolicy(
    plan: string,
    type: string,
    from: CalendarDate,
    rules: PolicyDocument | null,
  ): Promise<void> {
    const path = `/admin/leave/plans/${this.#id(plan)}/policies/${type}/${from}`;
    if (this.#accepted(await this.#hr.put(path, { rules })))
      this.records.writePolicy(plan, { type, from, rules });
  }

  /** Imports people with their terms in columns. */
  async hire(
    people: readonly (WrittenTerms & { email: string; employmentStart?: CalendarDate | undefined })[],
    today: CalendarDate,
  ): Promise<void> {
    const rows = people.map(({ email, employmentStart = '', plan, place, schedule }) =>
      [email, `Person ${email.split('@')[0]}`, employmentStart, place, plan, schedule].join(';'),
    );
    const csv = ['email;name;employmentStart;place;plan;schedule', ...rows].join('\r\n');
    const answer = await this.#hr.post('/admin/users/import', { csv, dryRun: false });
    expect(answer.statusCode, answer.body).toBe(200);
    const emails = people.map(({ email }) => email);
    const stored = await this.#app.database
      .updateTable('users')
      .set({ createdAt: new Date(`${today}T12:00:00Z`) })
      .where('email', 'in', emails)
      .returning(['id', 'email'])
      .execute();
    const ids = new Map(stored.map(({ id, email }) => [email, id]));
    for (const { email, employmentStart, ...held } of people) {
      this.records.people.push({
        id: ids.get(email) ?? '',
        email,
        createdOn: today,
        employmentStart,
        terms: [{ from: '1900-01-01', ...held }],
        requests: [],
        adjustments: [],
      });
    }
  }

  async writeTerms(
    people: readonly PlayedPerson[],
    from: CalendarDate,
    change: Partial<WrittenTerms>,
  ): Promise<void> {
    const named = Object.fromEntries(Object.entries(change).map(([field, name]) => [field, this.#id(name)]));
    const body = { userIds: people.map(({ id }) => id), from, ...named };
    if (!this.#accepted(await this.#hr.post('/admin/leave/terms', body))) return;
    for (const person of people) this.records.writeTerms(person, from, change);
  }

  async setLastDay(person: PlayedPerson, employmentEnd: CalendarDate): Promise<void> {
    const answer = await this.#hr.put(`/admin/users/${person.id}`, { employmentEnd });
    if (this.#accepted(answer)) person.employmentEnd = employmentEnd;
  }

  async adjust(
    person: PlayedPerson,
    type: PlayedType,
    given: { amount: number; on: CalendarDate; expiresOn?: CalendarDate },
  ): Promise<void> {
    const body = { userId: person.id, type, reason: 'Correction', ...given };
    const answer = await this.#hr.post('/admin/leave/adjustments', body);
    if (!this.#accepted(answer)) return;
    const { amount, ...rest } = given;
    person.adjustments.push({ id: answer.json().id, type, number: amount, reason: 'Correction', ...rest });
  }

  async request(
    person: PlayedPerson,
    type: PlayedType,
    status: 'PENDING' | 'APPROVED',
    wanted: Wanted,
  ): Promise<void> {
    const body = { userId: person.id, type, status, ...wanted };
    const answer = await this.#hr.post('/vacation/on-behalf', body);
    if (this.#accepted(answer)) person.requests.push({ id: answer.json().id, type, status, ...wanted });
  }

  async decide(request: PlayedRequest, decision: 'approve' | 'reject'): Promise<void> {
    const answer = await this.#hr.post(`/vacation/${request.id}/${decision}`, {});
    if (this.#accepted(answer)) request.status = decision === 'approve' ? 'APPROVED' : 'REJECTED';
  }

  async cancel(request: PlayedRequest): Promise<void> {
    const answer = await this.#hr.post(`/vacation/${request.id}/cancel`, {});
    if (this.#accepted(answer)) request.status = 'CANCELLED';
  }

  /**
   * Records days within a vacation as sick leave. The remainders before and after become separate requests, and those
   * without work are dropped.
   */
  async fallIll(person: PlayedPerson, request: PlayedRequest, days: Period): Promise<void> {
    const body = { ...days, type: 'SICK_LEAVE' };
    const answer = await this.#hr.post(`/vacation/${request.id}/interruptions`, body);
    if (!this.#accepted(answer)) return;
    this.illnesses += 1;
    const { rest, recorded } = answer.json();
    const before = { ...request, endDate: addDays(days.startDate, -1), endHalf: undefined };
    const after = { ...request, startDate: addDays(days.endDate, 1), startHalf: undefined };
    const [first, second] = [before, after].filter((part) => this.records.takes(person, part));
    Object.assign(request, first ?? { status: 'CANCELLED' });
    if (second) person.requests.push({ ...second, id: rest.id });
    person.requests.push({ ...days, id: recorded.id, type: 'SICK_LEAVE', status: 'APPROVED' });
  }

  async close(through: CalendarDate): Promise<void> {
    const answer = await this.#hr.post('/admin/leave/closings', { through });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  /** Whether the call was accepted. Only refusals by a rule are allowed. */
  #accepted(answer: LightMyRequestResponse): boolean {
    if (answer.statusCode < 300) return true;
    const { code } = answer.json();
    expect(expectedRefusals, answer.body).toContain(code);
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
    return false;
  }

  async #made(path: string, body: object & { name: string }): Promise<void> {
    const answer = await this.#hr.post(`/admin/leave/${path}`, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    this.#ids.set(body.name, answer.json().id);
  }

  #id(name: string): string {
    const id = this.#ids.get(name);
    if (!id) throw new Error(`There is no record ${name}`);
    return id;
  }
}
