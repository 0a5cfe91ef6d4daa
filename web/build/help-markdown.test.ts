import { expect, test } from 'vitest';
import { anchorOf, helpSections } from './help-markdown.ts';

const sectionsOf = (markdown: string) => helpSections('setting-up-leave', markdown);

test('a document becomes a section per heading, with the anchors that code hosts generate', () => {
  const sections = sectionsOf('# Leave\n\nFor HR.\n\n## Days & *years*\n\nText.\n\n### Part-timers\n');
  expect(sections).toEqual([
    { id: '', title: 'Leave', level: 1, blocks: [{ kind: 'paragraph', texts: ['For HR.'] }] },
    {
      id: 'days--years',
      title: 'Days & years',
      level: 2,
      blocks: [{ kind: 'paragraph', texts: ['Text.'] }],
    },
    { id: 'part-timers', title: 'Part-timers', level: 3, blocks: [] },
  ]);
  expect(anchorOf("'Away', or not at all?")).toBe('away-or-not-at-all');
});

test('marks, lists and tables stay what they are; pictures are omitted with their captions', () => {
  const [section] = sectionsOf(
    `# Leave\n\n![A plan](images/plan.png)\nThe demo company.\n\n1. **Bold** \`a<b\` and *slanted*\n2. Two\n\n| a | b |\n|---|---|\n| "1" | 2 & 3 |\n`,
  );
  expect(section?.blocks).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      items: [
        [
          {
            kind: 'paragraph',
            texts: [
              { kind: 'strong', texts: ['Bold'] },
              ' ',
              { kind: 'code', texts: ['a<b'] },
              ' and ',
              { kind: 'emphasis', texts: ['slanted'] },
            ],
          },
        ],
        [{ kind: 'paragraph', texts: ['Two'] }],
      ],
    },
    { kind: 'table', header: [['a'], ['b']], rows: [[['"1"'], ['2 & 3']]] },
  ]);
});

test('links lead to help pages and other sites; those to other documents become text', () => {
  const [section] = sectionsOf(
    '# Leave\n\n[a](#year-end) [b](glossary.md#plan) [c](https://example.com/) [d](decisions/0027-leave-ledger.md)\n',
  );
  const link = (to: string, text: string) => ({ kind: 'link', to, texts: [text] });
  expect(section?.blocks).toEqual([
    {
      kind: 'paragraph',
      texts: [
        link('/help/setting-up-leave#year-end', 'a'),
        ' ',
        link('/help/glossary#plan', 'b'),
        ' ',
        link('https://example.com/', 'c'),
        ' ',
        'd',
      ],
    },
  ]);
});

test('what is for developers is not shown', () => {
  const sections = sectionsOf('# Leave\n\n<!-- a comment -->\n\n<!-- help ends here -->\n\n## Tests\n');
  expect(sections.map(({ title }) => title)).toEqual(['Leave']);
});

test('two headings with one anchor, or text that help cannot show, fail the build', () => {
  expect(() => sectionsOf('# Leave\n\n## Plans\n\n### Plans\n')).toThrow("two headings 'Plans'");
  expect(() => sectionsOf('# Leave\n\n```\ncode\n```\n')).toThrow('has a code');
  expect(() => sectionsOf('Leave\n')).toThrow('begin with a heading');
});
