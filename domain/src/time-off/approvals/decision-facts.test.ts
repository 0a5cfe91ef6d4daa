import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { standardPlan } from '../../leave/plans/standard-policies.ts';
import { allowed } from '../../refusal.ts';
import { englishTexts } from '../../testing/english.ts';
import { charges } from '../balances/engine/charges/charges.ts';
import { standardAccounts } from '../balances/standard-accounts.ts';
import { coverageOf, requestPreview, sharesOf } from '../booking/request-preview.ts';
import { decisionFacts } from './decision-facts.ts';

const settings = { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 5 };
const presence = { people: [{ id: 'ann' }, { id: 'ben' }], absences: [] };

test('an approver sees the figures of the preview, with the totals', () => {
  const dates = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(dates, fc.constantFrom('VACATION', 'UNPAID'), ([first, length], type) => {
      const startDate = addDays('2026-01-01', first);
      const wanted = { id: 'own', type, startDate, endDate: addDays(startDate, length) };
      const asked = { ...wanted, status: 'PENDING' as const };
      const plan = standardPlan(settings, '2025-06-01');
      const accounts = standardAccounts(plan, { requests: [asked], adjustments: [] });
      const leave = accounts.find((each) => each.type.code === type) ?? accounts[0];
      const facts = decisionFacts({ ...wanted, requesterId: 'ann' }, leave, presence);
      const others = { today: '2026-01-01', requests: [], leave: { ...leave, requests: [] } };
      const preview = requestPreview(wanted, {
        ...others,
        personId: 'ann',
        presence,
        decision: allowed,
        texts: englishTexts,
      });
      expect(facts.coverage).toEqual(preview.coverage);
      expect(coverageOf(wanted, { personId: 'ann', presence })).toEqual(preview.coverage);
      expect(sharesOf(wanted, charges(wanted, others.leave), others.leave)).toEqual(preview.byLeaveYear);
      expect(facts.byLeaveYear.map(({ total: _total, ...share }) => share)).toEqual(preview.byLeaveYear);
      for (const { total } of facts.byLeaveYear) expect(total).toBe(type === 'VACATION' ? 24 : null);
    }),
  );
});

test('without a known department there is no coverage', () => {
  const [leave] = standardAccounts(standardPlan(settings, '2025-06-01'), { requests: [], adjustments: [] });
  const request = {
    id: 'own',
    requesterId: 'ann',
    type: leave.type.code,
    startDate: '2026-12-07',
    endDate: '2026-12-18',
  };
  const facts = decisionFacts(request, leave, undefined);
  expect(facts).toMatchObject({ id: 'own', byLeaveYear: [{ amount: 10, left: 14, total: 24 }] });
  expect(facts).not.toHaveProperty('coverage');
});
