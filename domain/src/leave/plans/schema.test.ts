import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ChangeLeaveType, CreateLeaveType } from '../types/types-schema.ts';
import { WriteAdjustment, WriteClosing, WritePlan, WritePolicy, WriteTerms } from './schema.ts';

const id = '01900000-0000-7000-8000-000000000001';
const type = {
  name: 'Parental leave',
  colour: 'teal',
  unit: 'DAY',
  counts: 'CALENDAR',
  takesHalves: false,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  reason: 'OPTIONAL',
  shownTo: 'APPROVERS',
};
const adjustment = { userId: id, type: 'VACATION', amount: 2.5, on: '2026-03-01', reason: 'Opening balance' };
const terms = { userIds: [id], from: '2026-04-01', plan: id };

test('a well-formed record of each kind is accepted', () => {
  const accepted: [z.ZodMiniType, object][] = [
    [CreateLeaveType, { ...type, code: 'PARENTAL_LEAVE', dryRun: true }],
    [ChangeLeaveType, { ...type, documentAfterDays: 3 }],
    [
      WritePlan,
      {
        name: 'Germany',
        yearStart: '01-01',
        policies: [{ type: 'VACATION', from: '2026-01-01', rules: {} }],
      },
    ],
    [WritePlan, { name: 'By anniversary', yearStart: null }],
    [WritePolicy, { rules: null, fingerprint: 'abc' }],
    [WriteTerms, terms],
    [WriteAdjustment, { ...adjustment, expiresOn: '2026-12-31' }],
    [WriteClosing, { through: '2025-12-31' }],
  ];
  for (const [schema, record] of accepted) expect(schema.safeParse(record).error).toBeUndefined();
});

describe('each fault is at its field', () => {
  test.each([
    ['code', 'parental', 'Code must be capital letters, digits and underscores, such as PARENTAL_LEAVE'],
    ['code', 'AWAY', 'Code must not be AWAY'],
    ['colour', 'black', 'Colour must be one of blue, red, green, grey, orange, purple, teal, pink'],
    ['documentAfterDays', -1, 'Days without a document must be a whole number from 0 to 366'],
    ['needsApproval', 'yes', 'Requires approval must be true or false'],
  ])('of a type: %s %j', (field, value, message) => {
    expect(issuesOf(CreateLeaveType, { ...type, code: 'PARENTAL', [field]: value })).toEqual([
      [field, message],
    ]);
  });

  test("a type in hours counts the person's own schedule", () => {
    expect(issuesOf(ChangeLeaveType, { ...type, unit: 'HOUR' })).toEqual([
      ['counts', 'A type in hours counts scheduled working days'],
    ]);
  });

  test.each(['02-29', '13-01', '1-1', '2026-01-01', ''])('no year of a plan starts on %j', (yearStart) => {
    expect(issuesOf(WritePlan, { name: 'Plan', yearStart })).toEqual([
      ['yearStart', 'The leave year must start on a day that each year has'],
    ]);
  });

  test.each([
    [{ userIds: undefined }, 'userIds', 'Terms are for people, for a department or for a place'],
    [{ departmentId: id }, 'userIds', 'Terms are for people, for a department or for a place'],
    [{ plan: undefined }, 'plan', 'A plan, a schedule or a place is required'],
    [{ from: '2026-02-30' }, 'from', 'From must be a date between 1900 and 2199, written YYYY-MM-DD'],
  ])('of terms: %j', (given, field, message) => {
    expect(issuesOf(WriteTerms, { ...terms, ...given })).toEqual([[field, message]]);
  });

  test.each([
    [{ amount: 0 }, 'amount', 'Amount must not be 0'],
    [{ expiresOn: '2026-02-28' }, 'expiresOn', 'Expires on must not be before the day of the adjustment'],
    [{ amount: -1, expiresOn: '2026-12-31' }, 'expiresOn', 'Only what is added can expire'],
    [{ reason: ' ' }, 'reason', 'Reason is required'],
  ])('of an adjustment: %j', (given, field, message) => {
    expect(issuesOf(WriteAdjustment, { ...adjustment, ...given })).toEqual([[field, message]]);
  });
});

function issuesOf(schema: z.ZodMiniType, record: object): [string, string][] {
  return (schema.safeParse(record).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}
