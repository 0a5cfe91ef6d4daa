import { expect, test } from 'vitest';
import { changesOf, differencesBetween, typedOver } from './edited-record.ts';

const before = { name: 'Platform', description: 'Servers', teamLeadId: null, isActive: true };

test('only what was changed in the form is sent, as the schema makes it', () => {
  const typed = { ...before, description: ' ', isActive: false };
  const sent = { name: 'Platform', description: undefined, isActive: false };
  expect(changesOf(sent, typed, before)).toEqual({ description: undefined, isActive: false });
  expect(changesOf(sent, before, before)).toEqual({});
});

test('what was typed stays over what somebody else has stored, and nothing else does', () => {
  const typed = { ...before, name: 'Platforms' };
  const now = { ...before, name: 'Base', description: 'Clouds' };
  expect(typedOver(typed, before, now)).toEqual({ ...now, name: 'Platforms' });
});

test('it is told what was there, and what is there by now', () => {
  const was = { Name: 'Platform', 'Team lead': 'Mia' };
  expect(differencesBetween(was, { Name: 'Base', 'Team lead': 'Mia' })).toEqual([
    { label: 'Name', was: 'Platform', is: 'Base' },
  ]);
  expect(differencesBetween(was, was)).toEqual([]);
});
