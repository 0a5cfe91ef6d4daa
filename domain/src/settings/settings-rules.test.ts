import { expect, test } from 'vitest';
import { roles } from '../access/role.ts';
import { capacityShares, shareOf, standardLimit } from '../capacity-share.ts';
import { fraction, isMoreThan, timesFraction } from '../fraction.ts';
import { allowed } from '../refusal.ts';
import { type EditedSettings, EditedSettings as Schema } from './schema.ts';
import {
  changedSettings,
  checkSeenSettings,
  checkSettings,
  checkSettingsReader,
  checkSettingsWriter,
} from './settings-rules.ts';

const standard: EditedSettings = {
  companyName: 'Acme',
  locale: 'en',
  weekStart: 'BY_LANGUAGE',
  absenceVisibility: 'department',
  remindAfterDays: 3,
  escalateAfterDays: 6,
  capacityLimit: standardLimit,
  sicknessReport: false,
  bradford: false,
  sicknessVisibleMonths: 12,
  decisionsByEmail: false,
};

test('administrators read the settings, and system administrators change them', () => {
  const readers = roles.filter((role) => !checkSettingsReader({ role }).refused);
  expect(readers.toSorted()).toEqual(['HR_ADMIN', 'SYSTEM_ADMIN']);
  expect(roles.filter((role) => !checkSettingsWriter({ role }).refused)).toEqual(['SYSTEM_ADMIN']);
});

test('a change keeps the absent settings, and is refused if others were seen', () => {
  const before = { ...standard, id: '01890000-0000-7000-8000-000000000001', version: 4 };
  const change = { companyName: 'Acme & Sons', weekStart: undefined, version: 3 };
  expect(changedSettings(before, change)).toEqual({ ...before, companyName: 'Acme & Sons' });
  expect(checkSeenSettings(3, before)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect([checkSeenSettings(4, before), checkSeenSettings(undefined, before)]).toEqual([allowed, allowed]);
});

test('the shares ascend in their order, each exact', () => {
  const shares = capacityShares.map(shareOf);
  expect(shares.slice(1).every((share, index) => isMoreThan(share, shares[index] ?? share))).toBe(true);
  expect(isMoreThan(fraction(2), timesFraction(fraction(3), shareOf('TWO_THIRDS')))).toBe(false);
});

test.each([
  [{}, undefined],
  [{ escalateAfterDays: 4 }, undefined],
  [{ escalateAfterDays: 3 }, 'escalateAfterDays'],
  [{ remindAfterDays: 7 }, 'escalateAfterDays'],
] as const)('%j is refused at %s', (changed, path) => {
  const decision = checkSettings({ ...standard, ...changed });
  expect(decision.refused ? decision.issues?.map((issue) => issue.path) : [undefined]).toEqual([path]);
});

test.each([
  [{ companyName: ' ' }],
  [{ companyName: 'x'.repeat(101) }],
  [{ weekStart: 'TODAY' }],
  [{ remindAfterDays: 0 }],
  [{ remindAfterDays: 1.5 }],
  [{ escalateAfterDays: 121 }],
  [{ sicknessVisibleMonths: 0 }],
  [{ sicknessVisibleMonths: 121 }],
  [{ sicknessReport: 'yes' }],
])('%j is no setting', (changed) => {
  expect(Schema.safeParse({ ...standard, ...changed }).success).toBe(false);
});
