import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { recordFields } from './record-fields.ts';
import { answerShape, changeShape, createShape, formShape, optionalShape } from './record-schemas.ts';

const fields = recordFields({
  code: { kind: 'line', label: 'Code', max: 10, setBy: 'create' },
  name: { kind: 'name', label: 'Desk name', min: 2, max: 20 },
  extension: { kind: 'line', label: 'Extension', max: 10, isOptional: true },
  note: { kind: 'text', label: 'Note', max: 20, isOptional: true },
  ownerId: { kind: 'reference', label: 'Owner', isOptional: true },
  freeFrom: { kind: 'date', label: 'Free from', isOptional: true },
  side: { kind: 'choice', label: 'Side', options: ['LEFT', 'RIGHT'] },
  isFree: { kind: 'flag', label: 'Is free' },
  sockets: { kind: 'own', label: 'Sockets' },
});

const Create = z.strictObject(createShape(fields));
const Form = z.strictObject(formShape(fields));
const Change = z.strictObject(changeShape(fields));
const Answer = z.object(answerShape(fields));

const ownerId = '01900000-0000-7000-8000-000000000001';
const required = { code: 'A1', name: 'Window', side: 'LEFT', isFree: true } as const;
const whole = { ...required, extension: '47', note: 'By\nthe door', ownerId, freeFrom: '2026-03-02' };

test('a record is created with or without its optional fields', () => {
  expect(Create.parse(whole)).toEqual(whole);
  expect(Create.parse({ ...required, extension: ' ', note: '' })).toEqual({
    ...required,
    extension: undefined,
    note: undefined,
  });
  expectTypeOf<z.infer<typeof Create>>().toEqualTypeOf<{
    code: string;
    name: string;
    side: 'LEFT' | 'RIGHT';
    isFree: boolean;
    extension?: string | undefined;
    note?: string | undefined;
    ownerId?: string | undefined;
    freeFrom?: string | undefined;
  }>();
});

test.each([
  [{ name: 'W' }, 'Desk name must be at least 2 characters'],
  [{ code: '' }, 'Code is required'],
  [{ extension: '4\n7' }, 'Extension must be plain text in one line'],
  [{ note: 'x'.repeat(21) }, 'Note must be at most 20 characters'],
  [{ freeFrom: 'soon' }, 'Free from must be a date between 1900 and 2199, written YYYY-MM-DD'],
  [{ side: 'TOP' }, 'Side must be one of LEFT, RIGHT'],
  [{ isFree: 'yes' }, 'Is free must be true or false'],
  [{ ownerId: 'me' }, 'The identifier must be a UUID'],
])('%j is refused by the label of its field', (given, message) => {
  for (const schema of [Create, Form]) {
    expect(schema.safeParse({ ...whole, ...given }).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
  }
});

test('an empty optional field of a form is null or an empty text', () => {
  const empty = { extension: '', note: '', ownerId: null, freeFrom: null };
  expect(Form.parse({ ...required, ...empty })).toEqual({
    ...required,
    extension: undefined,
    note: undefined,
    ownerId: null,
    freeFrom: null,
  });
});

test('a change keeps absent fields and clears optional ones with null', () => {
  const cleared = { extension: '', note: null, ownerId: null, freeFrom: null };
  expect(Change.parse(cleared)).toEqual({ extension: null, note: null, ownerId: null, freeFrom: null });
  expect(Change.parse({})).toEqual({});
  expect(Change.safeParse({ name: null }).success).toBe(false);
  expect(Change.safeParse({ code: 'A2' }).success).toBe(false);
  expectTypeOf<z.infer<typeof Change>>().toEqualTypeOf<{
    name?: string | undefined;
    side?: 'LEFT' | 'RIGHT' | undefined;
    isFree?: boolean | undefined;
    extension?: string | null | undefined;
    note?: string | null | undefined;
    ownerId?: string | null | undefined;
    freeFrom?: string | null | undefined;
  }>();
});

test('an answer has every described field', () => {
  expect(Answer.parse({ ...whole, sockets: 3 })).toEqual(whole);
  expect(Answer.safeParse({ ...required, code: undefined }).success).toBe(false);
  expectTypeOf<z.infer<typeof Answer>['freeFrom']>().toEqualTypeOf<string | undefined>();
});

test('named fields may all be absent', () => {
  const Named = z.strictObject(optionalShape(fields, ['code', 'freeFrom']));
  expect(Named.parse({})).toEqual({});
  expect(Named.safeParse({ freeFrom: 'soon' }).success).toBe(false);
  expect(Named.safeParse({ name: 'Window' }).success).toBe(false);
});
