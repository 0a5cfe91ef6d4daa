import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrases } from './phrases.ts';
import { proseOf } from './prose-view.ts';

export interface WrongPhrase {
  path: string;
  line: number;
  phrase: string;
  instead: string;
}

const patterns = phrases.map(({ wrong, instead }) => ({ pattern: patternOf(wrong), instead }));
const anyPattern = patternOf(phrases.map(({ wrong }) => wrong).join('|'));

const checkedFiles = [
  '*.md',
  'docs/**/*.md',
  '{domain,server,web,e2e,scripts,packages}/**/*.{ts,tsx,mjs,sql,css,md}',
];
/** Changelog entries are history. */
const history = 'CHANGELOG.md';
/** Migrations up to this one are released, and must not change. */
const lastReleasedMigration = 'server/migrations/0060';

/** Every file whose prose is checked, from the root of the project. */
export function filesWithProse(project: string): string[] {
  return globSync(checkedFiles, { cwd: project, exclude: ['**/node_modules', '**/dist'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== history && !isReleasedMigration(path))
    .sort();
}

/** The wrong phrases of a file of the project. */
export function wrongPhrasesIn(project: string, path: string): WrongPhrase[] {
  return wrongPhrases(path, readFileSync(join(project, path), 'utf8'));
}

/** The wrong phrases in the prose of a text; the path determines its kind. */
export function wrongPhrases(path: string, text: string): WrongPhrase[] {
  // Parsing is slow, and few files contain one of these words.
  if (text.search(anyPattern) === -1) return [];
  const prose = proseOf(path, text);
  return patterns.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: phrase }) => ({
      path,
      line: prose.slice(0, index).split('\n').length,
      phrase: phrase.toLowerCase().replaceAll(/\s+/g, ' '),
      instead,
    })),
  );
}

function patternOf(wrong: string): RegExp {
  // Comment markers between two lines count as white space.
  return new RegExp(`(?<![\\p{L}\\d_-])(?:${wrong.replaceAll(' ', '[\\s*/-]+')})(?![\\p{L}\\d_-])`, 'giu');
}

function isReleasedMigration(path: string): boolean {
  return path.startsWith('server/migrations/') && path <= `${lastReleasedMigration}~`;
}
