import { addDays, addMonths, type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import type { Half } from '@almanac/domain/work-time/half-day';
import { type Chance, chance } from './chance.ts';
import { PlayedCompany } from './played-company.ts';
import { type PlayedPerson, type PlayedType, playedTypes } from './played-records.ts';
import { laterPolicies, playedPlans, playedSchedules } from './played-rules.ts';
import type { TestActor, TestApp } from './test-app.ts';

const planNames = Object.keys(playedPlans);
const scheduleNames = Object.keys(playedSchedules);
const months = 14;
const firstDay: CalendarDate = '2026-01-05';

/** The final number of people, and events per month. */
interface Measure {
  people: number;
  joiners: number;
  leavers: number;
  moves: number;
  requests: number;
}

/** Plays fourteen deterministic months of a company and returns it with the written data. */
export async function playYear(app: TestApp, hr: TestActor, measure: Measure): Promise<PlayedCompany> {
  const company = new PlayedCompany(app, hr);
  const play = new Play(company, measure);
  app.setToday(firstDay);
  await company.setUp();
  await play.hire(measure.people - months * measure.joiners, firstDay);
  for (let month = 0; month < months; month += 1) {
    const today = addMonths(firstDay, month);
    app.setToday(today);
    await play.month(today);
  }
  return company;
}

class Play {
  readonly #company: PlayedCompany;
  readonly #measure: Measure;
  readonly #chance: Chance = chance(29);

  constructor(company: PlayedCompany, measure: Measure) {
    this.#company = company;
    this.#measure = measure;
  }

  async hire(number: number, today: CalendarDate): Promise<void> {
    const { people } = this.#company.records;
    const joiners = Array.from({ length: number }, (_, index) => {
      const plan = this.#chance.pick(planNames);
      const isKnown = plan === 'Anniversary' || !this.#chance.oneIn(5);
      return {
        email: `player-${people.length + index}@example.com`,
        employmentStart: isKnown ? this.#startOf(number, today) : undefined,
        plan,
        place: this.#chance.pick(['Munich', 'London']),
        schedule: this.#chance.pick(scheduleNames),
      };
    });
    await this.#company.hire(joiners, today);
  }

  async month(today: CalendarDate): Promise<void> {
    const { joiners, leavers, moves, requests } = this.#measure;
    await this.hire(joiners, today);
    await this.#changeRules(today);
    for (let each = 0; each < leavers; each += 1) await this.#leave(today);
    for (let each = 0; each < moves; each += 1) await this.#move(today);
    for (let each = 0; each < requests; each += 1) await this.#ask(today);
    for (let each = 0; each < requests / 10; each += 1) await this.#adjust(today);
    await this.#decide(today);
    await this.#interrupt(today);
    await this.#close(today);
  }

  /** Most people are long-standing; later ones start around the day. */
  #startOf(number: number, today: CalendarDate): CalendarDate {
    const isFirst = number > this.#measure.joiners;
    return addDays(today, this.#chance.below(isFirst ? 900 : 40) * (isFirst ? -1 : 1));
  }

  /** Late and future rules and holidays. */
  async #changeRules(today: CalendarDate): Promise<void> {
    const month = today.slice(0, 7);
    if (month === '2026-06') await this.#company.writeHolidays('Munich', '2026-05-04 2026-08-14/AM');
    if (month === '2026-09') await this.#company.writeHolidays('London', '2026-08-10 2026-10-02 2027-01-01');
    for (const { plan, type, from, rules } of laterPolicies) {
      if (from.slice(0, 7) === month) await this.#company.writePolicy(plan, type, from, rules);
    }
  }

  async #leave(today: CalendarDate): Promise<void> {
    const person = this.#person();
    const lastDay = addDays(today, this.#chance.below(80) - 10);
    if (lastDay >= (person.employmentStart ?? '')) await this.#company.setLastDay(person, lastDay);
  }

  async #move(today: CalendarDate): Promise<void> {
    const from = this.#chance.pick([
      `${today.slice(0, 7)}-01`,
      addMonths(`${today.slice(0, 7)}-01`, 1),
      addDays(today, this.#chance.below(120) - 40),
      '2026-04-01',
      '2026-07-01',
      '2027-01-01',
    ]);
    const change = this.#chance.pick([
      { plan: this.#chance.pick(planNames) },
      { plan: this.#chance.pick(planNames) },
      { schedule: this.#chance.pick(scheduleNames) },
      { place: this.#chance.pick(['Munich', 'London']), schedule: this.#chance.pick(scheduleNames) },
    ]);
    const people = Array.from({ length: 1 + this.#chance.below(4) }, () => this.#person());
    const isAnniversary = 'plan' in change && change.plan === 'Anniversary';
    const movable = [...new Set(people)].filter(({ employmentStart }) => employmentStart || !isAnniversary);
    if (movable.length > 0) await this.#company.writeTerms(movable, from, change);
  }

  async #ask(today: CalendarDate): Promise<void> {
    const person = this.#person();
    const type = this.#chance.pick<PlayedType>(['VACATION', 'VACATION', 'VACATION', ...playedTypes]);
    const startDate = addDays(today, this.#chance.below(150) - 30);
    const status = this.#chance.oneIn(4) ? 'PENDING' : 'APPROVED';
    if (type === 'TIME_IN_LIEU' && this.#chance.oneIn(2)) {
      const minutes = 15 * (1 + this.#chance.below(16));
      await this.#company.request(person, type, status, { startDate, endDate: startDate, minutes });
      return;
    }
    const length = type === 'MOVING_HOUSE' ? 0 : this.#chance.below(12);
    const startHalf = this.#half('PM');
    const endHalf = length > 0 ? this.#half('AM') : undefined;
    const endDate = addDays(startDate, length);
    await this.#company.request(person, type, status, { startDate, endDate, startHalf, endHalf });
  }

  async #adjust(today: CalendarDate): Promise<void> {
    const amount = this.#chance.pick([-3, -1, 0.5, 2, 4]);
    const on = addDays(today, this.#chance.below(60) - 40);
    const isGift = amount > 0 && this.#chance.oneIn(2);
    const expires = isGift && { expiresOn: addDays(on, this.#chance.below(200)) };
    await this.#company.adjust(this.#person(), this.#chance.pick(playedTypes), { amount, on, ...expires });
  }

  /** Decides some pending requests and cancels some approved ones. */
  async #decide(today: CalendarDate): Promise<void> {
    for (const { requests } of this.#company.records.people) {
      for (const request of requests) {
        if (request.status === 'PENDING' && this.#chance.oneIn(2)) {
          await this.#company.decide(request, this.#chance.oneIn(4) ? 'reject' : 'approve');
        } else if (request.status === 'APPROVED' && request.startDate > today && this.#chance.oneIn(25)) {
          await this.#company.cancel(request);
        }
      }
    }
  }

  /** Sick leave between the first and last day of a vacation. */
  async #interrupt(today: CalendarDate): Promise<void> {
    for (const person of this.#company.records.people) {
      for (const request of [...person.requests]) {
        const { type, status, startDate, endDate } = request;
        const isLong = type === 'VACATION' && status === 'APPROVED' && daysBetween(startDate, endDate) > 4;
        if (!isLong || endDate > today || !this.#chance.oneIn(10)) continue;
        const days = { startDate: addDays(startDate, 2), endDate: addDays(startDate, 3) };
        await this.#company.fallIll(person, request, days);
      }
    }
  }

  async #close(today: CalendarDate): Promise<void> {
    const through = { '2026-08': '2026-03-31', '2027-02': '2026-12-31' }[today.slice(0, 7)];
    if (!through) return;
    for (const { requests } of this.#company.records.people) {
      for (const request of requests) {
        if (request.status !== 'PENDING' || request.startDate > through) continue;
        await this.#company.decide(request, 'reject');
      }
    }
    await this.#company.close(through);
  }

  #half(half: Half): Half | undefined {
    return this.#chance.oneIn(4) ? half : undefined;
  }

  #person(): PlayedPerson {
    return this.#chance.pick(this.#company.records.people);
  }
}
