import { expect, test } from 'vitest';
import { changesOf, differencesBetween, typedOver } from './edited-record.ts';

const before = { name: 'Platform', description: 'Servers', teamLeadId: null, isActive: true };

test('only fields changed in the form are sent, as converted by the schema', () => {
  const typed = { ...before, description: ' ', isActive: false };
  const sent = { name: 'Platform', description: undefined, isActive: false };
  expect(changesOf(sent, typed, before)).toEqual({ description: undefined, isActive: false });
  expect(changesOf(sent, before, before)).toEqual({});
});

test('typed values override what someone else stored; other fields take the stored values', () => {
  const typed = { ...before, name: 'Platforms' };
  const now = { ...before, name: 'Base', description: 'Clouds' };
  expect(typedOver(typed, before, now)).toEqual({ ...now, name: 'Platforms' });
});

test('differences show the old and the current values', () => {
  const was = { Name: 'Platform', 'Team lead': 'Mia' };
  expect(differencesBetween(was, { Name: 'Base', 'Team lead': 'Mia' })).toEqual([
    { label: 'Name', was: 'Platform', is: 'Base' },
  ]);
  expect(differencesBetween(was, was)).toEqual([]);
});
