import { expect, expectTypeOf, test } from 'vitest';
import { type OrEmpty, withCleared, withoutEmpty } from './empty-fields.ts';

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

test('a new record is sent without empty fields; zero and false are values', () => {
  expect(withoutEmpty(empty)).toStrictEqual(core);
  expectTypeOf(withoutEmpty(empty)).toExtend<Team>();
});

test('a change clears emptied fields and omits unchanged ones', () => {
  const { name, description, leadId } = empty;
  const cleared = withCleared<OrEmpty<Team>>({ name, description, leadId });
  expect(cleared).toStrictEqual({ name: 'Core', description: null, leadId: null });
  expectTypeOf(cleared.description).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(cleared.name).toEqualTypeOf<string | undefined>();
  const changes: Partial<OrEmpty<Team>> = { isActive: false, percent: 0 };
  expect(withCleared(changes)).toStrictEqual({ isActive: false, percent: 0 });
});

test('filled-in fields are sent as they are', () => {
  expect(withoutEmpty(filled)).toStrictEqual(filled);
  expect(withCleared(filled)).toStrictEqual(filled);
});
