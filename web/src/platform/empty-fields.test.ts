import { expect, expectTypeOf, test } from 'vitest';
import { emptyAsNull, type OrEmpty, withoutEmpty } from './empty-fields.ts';

interface Team {
  name: string;
  percent: number;
  isActive: boolean;
  description?: string | undefined;
  leadId?: string | undefined;
  endDate?: string | undefined;
}

const core = { name: 'Core', percent: 0, isActive: false };
const empty: OrEmpty<Team> = { ...core, description: '', leadId: null, endDate: undefined };
const filled: OrEmpty<Team> = { ...core, description: 'All of it', leadId: 'ada', endDate: '2026-08-31' };

test('a new record is sent without what was left empty; zero and no are answers', () => {
  expect(withoutEmpty(empty)).toStrictEqual(core);
  expectTypeOf(withoutEmpty(empty)).toExtend<Team>();
});

test('a change clears what was left empty', () => {
  const { description, leadId, endDate } = empty;
  const cleared = emptyAsNull({ description, leadId, endDate });
  expect(cleared).toStrictEqual({ description: null, leadId: null, endDate: null });
  expectTypeOf(cleared.description).toEqualTypeOf<string | null>();
});

test('what was filled in is sent as it is', () => {
  expect(withoutEmpty(filled)).toStrictEqual(filled);
  expect(emptyAsNull(filled)).toStrictEqual(filled);
});
