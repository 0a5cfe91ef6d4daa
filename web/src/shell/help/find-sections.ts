import { isFound } from '@almanac/domain/search';
import type { HelpBlock, HelpPageId, HelpSection, HelpText } from '../../platform/help/help-pages.ts';

interface PageText {
  id: HelpPageId;
  title: string;
  sections: readonly HelpSection[];
}

export interface FoundSection {
  page: HelpPageId;
  pageTitle: string;
  section: HelpSection;
  /** The part of the text around the first word that was searched. */
  excerpt: string;
}

const charactersBefore = 60;
const charactersInAll = 180;

/** Sections with all words of the search, those with a fitting title first. */
export function findSections(pages: readonly PageText[], search: string): FoundSection[] {
  const found = pages.flatMap(({ id, title, sections }) =>
    sections
      .map((section) => ({ page: id, pageTitle: title, section, text: textOf(section.blocks) }))
      .filter(({ section, text }) => isFound(`${section.title}\n${text}`, search))
      .map(({ text, ...each }) => ({ ...each, excerpt: excerptOf(text, search) })),
  );
  const isTitled = ({ section }: FoundSection) => isFound(section.title, search);
  return [...found.filter(isTitled), ...found.filter((each) => !isTitled(each))];
}

/** The text of blocks without marks, a sentence or cell apart by a space. */
function textOf(blocks: readonly HelpBlock[]): string {
  return blocks.map(textOfBlock).filter(Boolean).join(' ');
}

function textOfBlock(block: HelpBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return plain(block.texts);
    case 'list':
      return block.items.map(textOf).join(' ');
    case 'table':
      return block.rows.map((row) => row.map(plain).join(': ')).join(' · ');
  }
}

function plain(texts: readonly HelpText[]): string {
  return texts.map((text) => (typeof text === 'string' ? text : plain(text.texts))).join('');
}

function excerptOf(text: string, search: string): string {
  const [word = ''] = search.trim().toLowerCase().split(/\s+/);
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const start = at > charactersBefore ? text.indexOf(' ', at - charactersBefore) + 1 : 0;
  const end = start + charactersInAll;
  const cut =
    text.length > end ? text.slice(start, Math.max(at, text.lastIndexOf(' ', end))) : text.slice(start);
  return `${start > 0 ? '… ' : ''}${cut}${text.length > end ? ' …' : ''}`;
}
