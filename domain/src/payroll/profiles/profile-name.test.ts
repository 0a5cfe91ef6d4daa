import { expect, test } from 'vitest';
import { profileNameIn } from './profile-name.ts';

const sums = { id: '01900000-0000-7000-8000-000000007401', name: 'Sums per month', version: 1 };

test('profiles of a new installation have a name in every language until they are edited', () => {
  const names = (['en', 'de', 'fr', 'es', 'ar'] as const).map((language) => profileNameIn(language, sums));
  expect(names).toEqual([
    'Sums per month',
    'Summen je Monat',
    'Totaux par mois',
    'Totales por mes',
    'المجاميع الشهرية',
  ]);
  expect(profileNameIn('de', { ...sums, version: 2 })).toBe('Sums per month');
  expect(profileNameIn('de', { ...sums, id: '01900000-0000-7000-8000-000000000001' })).toBe('Sums per month');
});
