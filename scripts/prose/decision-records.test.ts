import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';
import { brokenReferences, faultsOfRecords } from './decision-records.ts';

const folder = join(projectDirectory, 'docs/decisions');
const names = readdirSync(folder);

test('every decision record is complete, short and indexed', () => {
  expect(names.length).toBeGreaterThan(30);
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  expect(faultsOfRecords(files)).toEqual([]);
});

test('every reference leads to the record with its number', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: projectDirectory });
  const broken = documents.flatMap((path) =>
    brokenReferences(readFileSync(join(projectDirectory, path), 'utf8'), names).map(
      (link) => `${path}: ${link}`,
    ),
  );
  expect(broken).toEqual([]);
});

describe('planted faults', () => {
  const first = record(1, { title: 'Old rule', status: 'superseded by 2' });
  const second = record(2, { title: 'New rule' });
  const index = `# Decisions\n\n- [1. Old rule](0001-a.md): It says one thing.\n- [2. New rule](0002-b.md): It says one thing.\n`;
  const good = { '0001-a.md': first, '0002-b.md': second, 'README.md': index };

  test('valid records have no faults', () => {
    expect(faultsOfRecords(good)).toEqual([]);
  });

  test.each([
    [
      'a gap',
      { '0001-a.md': first, '0003-b.md': record(3, { title: 'New rule' }) },
      '0003-b.md should have number 2',
    ],
    [
      'a second number',
      { ...good, '0001-a.md': record(2, { title: 'Old rule' }) },
      '0001-a.md should have number 1',
    ],
    [
      'no date',
      { ...good, '0002-b.md': second.replace('- Date: 2026-11-25\n', '') },
      '0002-b.md does not begin with number, title, status, date and summary',
    ],
    [
      'an odd date',
      { ...good, '0002-b.md': second.replace('2026-11-25', 'today') },
      "0002-b.md has the date 'today'",
    ],
    [
      'an odd status',
      { ...good, '0001-a.md': first.replace('by 2', 'by 3') },
      "0001-a.md has the status 'superseded by 3'",
    ],
    [
      'two sentences of summary',
      { ...good, '0002-b.md': second.replace('one thing.', 'one thing. And another.') },
      '0002-b.md has a summary that is not one sentence',
    ],
    [
      'a section left out',
      { ...good, '0002-b.md': second.replace('## Decision\n', '') },
      '0002-b.md has the sections Context, Consequences',
    ],
    [
      'a long title',
      { ...good, '0002-b.md': second.replace('New rule', 'x'.repeat(61)) },
      '0002-b.md has a title of 61 characters',
    ],
    [
      'too many words',
      { ...good, '0002-b.md': `${second}${'word '.repeat(700)}` },
      /^0002-b\.md has 7\d\d words$/,
    ],
    [
      'a record that is not listed',
      { ...good, 'README.md': index.replace(/^- \[2.*\n/m, '') },
      /^README\.md lacks: - \[2/,
    ],
    [
      'a line without a record',
      { ...good, 'README.md': `${index}- [3. Third](0003-c.md): x.\n` },
      /^README\.md has no record for: - \[3/,
    ],
    ['a line twice', { ...good, 'README.md': `${index}${index}` }, 'README.md lists a record twice'],
  ])('%s is found', (_, files, fault) => {
    expect(faultsOfRecords(files)).toContainEqual(
      fault instanceof RegExp ? expect.stringMatching(fault) : fault,
    );
  });

  test('more than 45 records are too many', () => {
    const many = Array.from({ length: 46 }, (_, index) => [
      `${String(index + 1).padStart(4, '0')}-a.md`,
      record(index + 1, { title: 'Rule' }),
    ]);
    expect(faultsOfRecords(Object.fromEntries(many))).toContain('there are 46 records; join some');
  });

  test('references to a missing record, or with another number, are found', () => {
    const known = ['0001-a.md', '0002-b.md'];
    expect(
      brokenReferences('[decision 1](decisions/0001-a.md), [why](../decisions/0002-b.md)', known),
    ).toEqual([]);
    expect(brokenReferences('[Decision 2](decisions/0001-a.md)', known)).toEqual([
      '[Decision 2](decisions/0001-a.md)',
    ]);
    expect(brokenReferences('[how](decisions/0003-c.md)', known)).toEqual(['[how](decisions/0003-c.md)']);
  });
});

function record(number: number, { title, status = 'accepted' }: { title: string; status?: string }): string {
  return `# ${number}. ${title}

- Status: ${status}
- Date: 2026-11-25
- Summary: It says
  one thing.

## Context

## Decision

## Consequences
`;
}
