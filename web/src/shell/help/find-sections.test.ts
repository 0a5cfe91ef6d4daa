import { expect, test } from 'vitest';
import type { HelpSection } from '../../platform/help/help-pages.ts';
import { findSections } from './find-sections.ts';

const section = (title: string, text: string): HelpSection => ({
  id: title.toLowerCase(),
  title,
  level: 2,
  blocks: [{ kind: 'paragraph', texts: [text] }],
});
const long = 'Every word before counts. '.repeat(20);
const pages = [
  {
    id: 'setting-up-leave' as const,
    title: 'Setting Up Leave',
    sections: [
      section('Year end', 'What expires on 31 March.'),
      section('Expiry', `${long}Carried-over leave is used first. ${long}`),
      section('Müller', 'A name.'),
    ],
  },
];
const found = (search: string) => findSections(pages, search).map((each) => each.section.title);

test('all words must be in a section, in its title or its text; titles come first', () => {
  expect(found('expir')).toEqual(['Expiry', 'Year end']);
  expect(found('end march')).toEqual(['Year end']);
  expect(found('march carried')).toEqual([]);
  expect(found('mueller')).toEqual(['Müller']);
});

test('an excerpt shows the first word that was searched, and says where it is cut', () => {
  const [only] = findSections(pages, 'carried-over first');
  expect(only?.excerpt).toMatch(/^… .*Carried-over leave is used first\..* …$/);
  expect(only?.excerpt.length).toBeLessThan(200);
  expect(findSections(pages, 'march')[0]?.excerpt).toBe('What expires on 31 March.');
});
