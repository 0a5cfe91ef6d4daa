import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '../../scripts/environment/project.ts';
import { type HelpEntry, type HelpSection, helpFolder, helpPages } from '../src/platform/help/help-pages.ts';
import { helpSections } from './help-markdown.ts';

/** The files of the help by their address in the product: one per page, and the index of all headings. */
export function helpFiles(): Map<string, string> {
  const pages = helpPages.map(({ id: page }) => ({
    page,
    sections: helpSections(page, readFileSync(join(projectDirectory, 'docs', `${page}.md`), 'utf8')),
  }));
  return new Map([
    ...pages.map(({ page, sections }) => [`${helpFolder}/${page}.json`, JSON.stringify(sections)] as const),
    [`${helpFolder}/index.json`, JSON.stringify(pages.flatMap(entriesOf))],
  ]);
}

function entriesOf({ page, sections }: { page: HelpEntry['page']; sections: HelpSection[] }): HelpEntry[] {
  return sections
    .map(({ id, title, level }, position) => ({
      page,
      id,
      title,
      level,
      within:
        sections.slice(0, position).findLast((each) => each.level > 1 && each.level < level)?.title ?? '',
    }))
    .filter(({ level }) => level > 1);
}
