import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { anyLeave } from '../../testing/any-leave.ts';
import { type HalfDaySpan, isOfWholeDays, isSpan, slotsOf, spanOfSlots } from '../../work-time/half-day.ts';
import { charges, sumOf } from '../balances/engine/charges/charges.ts';
import type { LeaveFacts, LeaveRequest } from '../balances/engine/leave-facts.ts';
import { ledger } from '../balances/engine/ledger.ts';
import { remainsOf } from './correction-rules.ts';
import { isPartOf, type Piece, whatRemains, whereDaysReturn } from './what-remains.ts';

const week = { startDate: '2026-08-03', endDate: '2026-08-07' };
const wholeWeek = { ...week, startHalf: 'AM', endHalf: 'PM' } as const;

describe('what remains', () => {
  test.each([
    ['Wednesday', { startDate: '2026-08-05', endDate: '2026-08-05' }, '03AM-04PM', '06AM-07PM'],
    ['the first two days', { startDate: '2026-08-03', endDate: '2026-08-04' }, undefined, '05AM-07PM'],
    ['the last day', { startDate: '2026-08-07', endDate: '2026-08-07' }, '03AM-06PM', undefined],
    ['all of it', week, undefined, undefined],
    [
      'an afternoon',
      { startDate: '2026-08-04', startHalf: 'PM', endDate: '2026-08-04' } as const,
      '03AM-04AM',
      '05AM-07PM',
    ],
  ])('without %s', (_what, part, before, after) => {
    const remains = whatRemains(week, part);
    expect([remains.before, remains.after].map((span) => span && textOf(span))).toEqual([before, after]);
    expect(isPartOf(part, week)).toBe(true);
  });

  test('has no piece that charges nothing', () => {
    const through = { startDate: '2026-08-01', endDate: '2026-08-09' };
    const onWeekdays = (span: HalfDaySpan) =>
      span.startDate >= '2026-08-03' && span.endDate <= '2026-08-07' ? 100 : 0;
    expect(remainsOf(through, week, onWeekdays)).toEqual({});
    expect(remainsOf(week, { ...week, startDate: '2026-08-05' }, onWeekdays)).toEqual({
      before: { ...wholeWeek, endDate: '2026-08-04' },
    });
  });

  test('ignores days outside the span', () => {
    expect(isPartOf({ startDate: '2026-08-07', endDate: '2026-08-08' }, week)).toBe(false);
    expect(isPartOf(week, { ...week, endHalf: 'AM' })).toBe(false);
  });
});

describe('days that return', () => {
  const wednesday = { startDate: '2026-08-05', endDate: '2026-08-05' };
  const piece = (
    id: string,
    startDate: CalendarDate,
    endDate: CalendarDate,
    status: Piece['status'] = 'APPROVED',
  ) => ({
    id,
    startDate,
    endDate,
    status,
  });
  const rest = piece('rest', '2026-08-06', '2026-08-07');

  test.each([
    ['join both sides', piece('origin', '2026-08-03', '2026-08-04'), [rest], '03AM-07PM', 'rest'],
    ['join the part before', piece('origin', '2026-08-03', '2026-08-04'), [], '03AM-05PM', undefined],
    ['join the part after', piece('origin', '2026-08-06', '2026-08-07'), [], '05AM-07PM', undefined],
    [
      'restore a cancelled origin',
      piece('origin', '2026-08-05', '2026-08-05', 'CANCELLED'),
      [],
      '05AM-05PM',
      undefined,
    ],
    [
      'leave a cancelled rest alone',
      piece('origin', '2026-08-03', '2026-08-04'),
      [{ ...rest, status: 'CANCELLED' as const }],
      '03AM-05PM',
      undefined,
    ],
  ])('%s', (_what, origin, rests, span, joined) => {
    const place = whereDaysReturn(wednesday, origin, rests);
    expect([place?.id, place && textOf(place.span), place?.joined]).toEqual(['origin', span, joined]);
  });

  test('stay separate if their origin was shortened or cancelled since', () => {
    const shortened = piece('origin', '2026-08-03', '2026-08-03');
    expect(whereDaysReturn(wednesday, shortened, [rest])).toBeUndefined();
    expect(whereDaysReturn(wednesday, { ...shortened, status: 'CANCELLED' }, [rest])).toBeUndefined();
    expect(
      whereDaysReturn(wednesday, { ...piece('origin', '2026-08-03', '2026-08-04'), status: 'PENDING' }, []),
    ).toBeUndefined();
  });
});

/** A random correction step, by shares of the current state. */
const anyStep = fc.record({
  what: fc.constantFrom('interrupt', 'interrupt', 'shorten', 'cancel', 'return'),
  which: fc.nat(50),
  from: fc.nat(100),
  length: fc.nat(30),
});

test('after any corrections, the ledger equals that of the remaining half days booked alone', () => {
  let corrected = 0;
  let cutInHalf = 0;
  fc.assert(
    fc.property(anyLeave, fc.array(anyStep, { minLength: 1, maxLength: 12 }), (world, steps) => {
      const facts = { ...world, requests: world.requests.filter(isSpan) };
      const before = ofRequests(facts.requests.map((each) => ({ ...each, origin: undefined })));
      const after = steps.reduce((state, step) => stepped(state, step, facts), before);
      corrected += after.held.size < before.held.size ? 1 : 0;
      const requests = after.requests.filter(isHeld);
      cutInHalf += after.requests.some((each) => each.cut && !isOfWholeDays(each)) ? 1 : 0;
      const slots = requests.flatMap(slotListOf);
      const paid = new Set(slots);
      expect(paid.size).toBe(slots.length);
      expect(chargedSlots(paid, facts)).toEqual(chargedSlots(after.held, facts));
      expect(linesOf({ ...facts, requests })).toEqual(linesOf({ ...facts, requests: alone(after.held) }));
    }),
    { numRuns: 300 },
  );
  expect(corrected).toBeGreaterThan(50);
  expect(cutInHalf).toBeGreaterThan(50);
});

interface Held extends LeaveRequest {
  origin: string | undefined;
  /** Whether a step took half days out of it. */
  cut?: boolean;
}

interface State {
  requests: readonly Held[];
  /** The half days still taken, tracked apart from the requests. */
  held: ReadonlySet<number>;
  /** The half days taken out that may return, with their origin. */
  out: readonly { days: HalfDaySpan; origin: string }[];
  count: number;
}

function ofRequests(requests: readonly Held[]): State {
  return { requests, held: new Set(requests.filter(isHeld).flatMap(slotListOf)), out: [], count: 0 };
}

function stepped(
  state: State,
  { what, which, from, length }: { what: string; which: number; from: number; length: number },
  facts: LeaveFacts,
): State {
  if (what === 'return') return returned(state, which);
  const approved = state.requests.filter(({ status }) => status === 'APPROVED');
  const request = approved[which % approved.length];
  if (!request) return state;
  const { first, last } = slotsOf(request);
  const start = what === 'cancel' ? first : first + (from % (last - first + 1));
  const end = what === 'interrupt' ? Math.min(last, start + length) : last;
  const days = spanOfSlots({ first: start, last: end });
  const remains = remainsOf(request, days, (span) => sumOf(charges(span, facts)));
  const kept = remains.before ?? remains.after;
  const id = `rest ${state.count}`;
  const rest =
    remains.before && remains.after ? [{ ...request, ...remains.after, id, origin: request.id }] : [];
  const changed: Held = kept ? { ...request, ...kept, cut: true } : { ...request, status: 'CANCELLED' };
  return {
    requests: [...state.requests.map((each) => (each === request ? changed : each)), ...rest],
    held: new Set([...state.held].filter((slot) => slot < start || slot > end)),
    out: what === 'interrupt' ? [...state.out, { days, origin: request.id }] : state.out,
    count: state.count + 1,
  };
}

function returned(state: State, which: number): State {
  const back = state.out[which % state.out.length];
  const origin = state.requests.find(({ id }) => id === back?.origin);
  if (!back || !origin || slotListOf(back.days).some((slot) => state.held.has(slot))) return state;
  const place = whereDaysReturn(back.days, origin, restsOf(origin.id, state));
  const count = state.count + 1;
  const out = state.out.filter((each) => each !== back);
  const held = new Set([...state.held, ...slotListOf(back.days)]);
  if (!place) {
    const own: Held = { ...origin, ...back.days, id: `own ${count}`, status: 'APPROVED', origin: origin.id };
    return { requests: [...state.requests, own], held, out, count };
  }
  return {
    requests: state.requests.map((each) => {
      if (each.id === origin.id) return { ...each, ...place.span, status: 'APPROVED' };
      if (each.id === place.joined) return { ...each, status: 'CANCELLED' };
      return each.origin === place.joined && place.joined ? { ...each, origin: origin.id } : each;
    }),
    held,
    out: out.map((each) => (each.origin === place.joined ? { ...each, origin: origin.id } : each)),
    count,
  };
}

function restsOf(id: string, { requests }: State): Held[] {
  return requests.filter(({ origin }) => origin === id);
}

function isHeld({ status }: LeaveRequest): boolean {
  return status === 'APPROVED' || status === 'PENDING';
}

function slotListOf(span: HalfDaySpan): number[] {
  const { first, last } = slotsOf(span);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function chargedSlots(slots: ReadonlySet<number>, facts: LeaveFacts): number[] {
  return [...slots]
    .filter((slot) => sumOf(charges(spanOfSlots({ first: slot, last: slot }), facts)) > 0)
    .sort((one, other) => one - other);
}

/** Each half day as a request of its own. */
function alone(slots: ReadonlySet<number>): LeaveRequest[] {
  return [...slots].map((slot) => ({
    ...spanOfSlots({ first: slot, last: slot }),
    id: `slot ${slot}`,
    status: 'APPROVED',
  }));
}

/** The ledger's lines by day, regardless of the requests. */
function linesOf(facts: LeaveFacts) {
  const { entries, lots, debts } = ledger(facts, '2029-12-31');
  const sums = new Map<string, number>();
  for (const { date, kind, amount } of entries) {
    sums.set(`${date} ${kind}`, (sums.get(`${date} ${kind}`) ?? 0) + amount);
  }
  return { sums, lots, debts: debts.reduce((sum, { amount }) => sum + amount, 0) };
}

function textOf({ startDate, startHalf, endDate, endHalf }: Required<HalfDaySpan>): string {
  return `${startDate.slice(-2)}${startHalf}-${endDate.slice(-2)}${endHalf}`;
}
