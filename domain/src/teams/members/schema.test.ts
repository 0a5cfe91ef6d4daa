import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ChangeTeam, CreateTeam, ListTeams } from '../directory/schema.ts';
import { AddMember, ChangeMember, ValidateAllocation } from './schema.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const member = { teamId: id, userId: id, allocationPercent: 50, startDate: '2026-01-01' };
const sentencesOf = (schema: z.ZodMiniType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message }) => message);

describe('a team', () => {
  test.each([
    [{ departmentId: id }, 'Team name is required'],
    [{ departmentId: id, name: '  ' }, 'Team name is required'],
    [{ departmentId: id, name: ' a ' }, 'Team name must be at least 2 characters'],
    [{ name: 'Design' }, 'Department is required'],
    [{ name: 'Design', departmentId: '' }, 'Department is required'],
    [{ name: 'Design', departmentId: 'sales' }, 'The identifier must be a UUID'],
  ])('%j: %s', (input, sentence) => {
    expect(sentencesOf(CreateTeam, input)).toEqual([sentence]);
  });

  test('is active and without description by default', () => {
    const team = CreateTeam.parse({ name: ' Design ', departmentId: id, description: '  ' });
    expect(team).toEqual({ name: 'Design', departmentId: id, description: undefined, isActive: true });
  });

  test('cannot change its department', () => {
    expect(ChangeTeam.safeParse({ departmentId: id }).success).toBe(false);
  });

  test('loses its description by an empty one or by null', () => {
    expect(ChangeTeam.parse({ description: ' ' })).toEqual({ description: null });
    expect(ChangeTeam.parse({ description: null })).toEqual({ description: null });
    expect(ChangeTeam.parse({})).toEqual({});
  });
});

describe('a membership', () => {
  test('names its user by the stored form of the identifier', () => {
    const userId = '019a0000-0000-7000-8000-00000000000a';
    expect(AddMember.parse({ ...member, userId: userId.toUpperCase() })).toMatchObject({ userId });
  });

  test.each([
    [{ allocationPercent: 0 }, 'Allocation must be greater than 0'],
    [{ allocationPercent: -0.1 }, 'Allocation must be greater than 0'],
    [{ allocationPercent: 100.1 }, 'Allocation cannot exceed 100%'],
    [{ allocationPercent: 33.33 }, 'Allocation must have at most one decimal'],
    [{ allocationPercent: '50' }, 'Allocation must be a number'],
    [{ userId: undefined }, 'Please select a user'],
    [{ userId: '' }, 'Please select a user'],
    [{ startDate: '' }, 'Start date is required'],
    [{ startDate: undefined }, 'Start date is required'],
  ])('%j: %s', (input, sentence) => {
    expect(sentencesOf(AddMember, { ...member, ...input })).toEqual([sentence]);
  });

  test.each([0.1, 33.3, 99.9, 100])('accepts %d %%', (allocationPercent) => {
    expect(AddMember.safeParse({ ...member, allocationPercent }).success).toBe(true);
    expect(ChangeMember.safeParse({ allocationPercent }).success).toBe(true);
  });

  test('is validated the same way in a query', () => {
    const parsed = ValidateAllocation.parse({ userId: id, allocationPercent: '33.3' });
    expect(parsed.allocationPercent).toBe(33.3);
    for (const allocationPercent of ['', 'half', '0', '33.33', '100.1']) {
      expect(ValidateAllocation.safeParse({ userId: id, allocationPercent }).success).toBe(false);
    }
  });
});

test('an empty search is no search, and control characters are refused', () => {
  expect(ListTeams.parse({ search: '  ' })).toEqual({ page: 1, limit: 50 });
  expect(sentencesOf(ListTeams, { search: 'de\0sign' })).toEqual(['search must be plain text in one line']);
});
