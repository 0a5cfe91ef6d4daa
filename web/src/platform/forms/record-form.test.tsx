import { recordFields } from '@almanac/domain/records/record-fields';
import { expect, expectTypeOf, test } from 'vitest';
import { describedFields, FormInputs, formValues } from './record-form.tsx';

const fields = recordFields({
  name: { kind: 'name', label: 'Desk name', max: 20 },
  note: { kind: 'text', label: 'Note', max: 20, isOptional: true },
  ownerId: { kind: 'reference', label: 'Owner', isOptional: true },
  freeFrom: { kind: 'date', label: 'Free from', isOptional: true, setBy: 'change' },
  isFree: { kind: 'flag', label: 'Free' },
});

interface Desk {
  name: string;
  note?: string | undefined;
  ownerId?: string | undefined;
  freeFrom?: string | undefined;
  isFree: boolean;
  version: number;
}
const desk: Desk = { name: 'Window', freeFrom: '2026-03-02', isFree: true, version: 4 };

test("a form has its call's fields, empty where the record has no value", () => {
  expect(formValues(fields, 'create')).toEqual({
    name: '',
    note: '',
    ownerId: null,
    isFree: false,
  });
  const values = formValues(fields, 'change', desk);
  expect(values).toEqual({ name: 'Window', note: '', ownerId: null, freeFrom: '2026-03-02', isFree: true });
  expectTypeOf(values).toEqualTypeOf<{
    name: string;
    note: string;
    ownerId: string | null;
    freeFrom: string | null;
    isFree: boolean;
  }>();
});

test('texts and dates are described by their labels', () => {
  expect(describedFields(fields, { ...desk })).toEqual({
    'Desk name': 'Window',
    Note: '',
    'Free from': expect.stringContaining('2026'),
  });
});

test('a form has an input for each field', () => {
  const inputs = { name: 'name', note: 'note', ownerId: 'owner', isFree: 'free' };
  expect(FormInputs<typeof fields, 'create'>({ inputs }).map(({ key }) => key)).toEqual(Object.keys(inputs));
  const { note: _note, ...others } = inputs;
  // @ts-expect-error The input of the note is missing.
  FormInputs<typeof fields, 'create'>({ inputs: others });
});
