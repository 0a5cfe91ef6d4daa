import { expect, test } from 'vitest';
import { nameLanguages } from '../../language/names.ts';
import { english } from '../../testing/english.ts';
import { planName, planNameIn } from '../plans/plan-name.ts';
import { templateTypes } from '../templates/template-types.ts';
import { typeName, typeNameIn } from './standard-names.ts';
import { checkReason } from './type-rules.ts';

test.each(Object.values(templateTypes).map(({ name }) => english(name)))(
  '%s has a name in every language',
  (name) => {
    const names = nameLanguages.map((language) => typeNameIn(language, { name }));
    if (name !== 'RTT') expect(names).not.toContain(name);
    expect(typeNameIn('en', { name })).toBe(name);
  },
);

test('a standard type that was renamed has the names it was given', () => {
  expect(typeNameIn('de', { name: 'Vacation' })).toBe('Urlaub');
  expect(typeNameIn('de', { name: 'Vacation', names: { de: 'Erholungsurlaub' } })).toBe('Erholungsurlaub');
  expect(typeNameIn('fr', { name: 'Vacation', names: { de: 'Erholungsurlaub' } })).toBe('Congés payés');
  expect(typeNameIn('de', { name: 'Holiday' })).toBe('Holiday');
  expect(typeName({ name: 'Vacation' })).toMatchObject({ name: 'Vacation', names: { de: 'Urlaub' } });
});

test("the first plan's name is translated until it is renamed", () => {
  expect(planNameIn('es', { name: 'Standard' })).toBe('Estándar');
  expect(planNameIn('es', { name: 'Standard 2027' })).toBe('Standard 2027');
  expect(planName({ name: 'Standard 2027' })).toBe('Standard 2027');
});

test('refusals name the type', () => {
  const decision = checkReason({ name: 'Vacation', reason: 'REQUIRED' }, undefined);
  expect(decision.refused && english(decision.message)).toContain('Vacation');
});
