import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';
import { textsOfCatalogue } from './catalogue-entries.ts';
import { faultsOfText, noTitleCase } from './catalogue-rules.ts';
import { exceptions } from './habits.ts';
import { productSentences } from './product-sentences.ts';

const quoted = new Set(productSentences.map(({ text }) => text.replaceAll(/\{[^}]*\}/g, '{}')));
const paths = globSync('{domain,server,web}/src/**/messages/{en,*-en}.ts', { cwd: projectDirectory });
const texts = paths.flatMap((path) =>
  textsOfCatalogue(path, readFileSync(join(projectDirectory, path), 'utf8')).map((each) => ({
    ...each,
    place: `${path.replaceAll('\\', '/')}:${each.line}`,
  })),
);
const found = texts.flatMap((each) => faultsOfText(each, quoted).map((fault) => ({ ...each, fault })));

describe('the English texts of screens and emails', () => {
  test('have none of the habits, and titles in Title Case', () => {
    expect(texts.length).toBeGreaterThan(2000);
    const faults = found.filter(({ key, fault }) => fault !== noTitleCase || !(key in exceptions));
    expect(faults.map(({ place, key, fault, text }) => `${place} ${key}: ${fault}: '${text}'`)).toEqual([]);
  });

  test('every exception is needed', () => {
    const keys = new Set(found.map(({ key }) => key));
    expect(Object.keys(exceptions).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('planted texts', () => {
  test.each([
    ['a person without a name', `'a.b': 'Whoever asks',`, "'Whoever'"],
    ['no one', `'a.b': 'Nobody is away',`, "'Nobody'"],
    ['someone', `'a.b': "It's somebody else",`, "'somebody'"],
    ['everyone', `'a.b': 'Everybody is in',`, "'Everybody'"],
    ['a notified person', `'a.b': 'They are told by email',`, "'told'"],
    ['emails', `'a.b': 'No mails yet',`, "'mails'"],
    ['a person who gets an email', `'a.b': ({ name }: Named) => \`\${name} is mailed\`,`, "'mailed'"],
    ['leave that expires', `'a.b': 'Lapses on Friday',`, "'Lapses'"],
    ['a request', `'a.b': ({ name }: Named) => \`\${name} asks for leave\`,`, "'asks for'"],
    ['effective rules', `'a.b': 'Rules in force',`, "'in force'"],
    ['a pending request', `'a.b': 'It waits for Ann',`, "'waits for'"],
    ['a pending state', `'a.b': 'Waiting for approval',`, "'Waiting for approval'"],
    ['two spaces', `'a.b': 'One  two',`, 'two spaces'],
    ['three dots', `'a.b': 'Saving...',`, "'...'"],
    ['a long subtitle', `'a.subtitle': 'One two three four five six seven eight nine',`, 'a subtitle'],
    ['a long subtitle of a part', `'a.b.cSubtitle': 'A b c d e f g h i.',`, 'a subtitle'],
    ['a title in sentence case', `'a.title': 'Leave plans',`, noTitleCase],
    [
      'a title of a part in sentence case',
      `'a.b.addTitle': ({ name }: Named) => \`Add to \${name} now\`,`,
      noTitleCase,
    ],
    ['a text in a plural', `'a.b': plural('en', 1, { one: 'somebody', other: 'people' }),`, "'somebody'"],
    ['a text of a choice', `'a.b': ({ isOwn }: Own) => \`\${isOwn ? 'told' : 'said'} so\`,`, "'told'"],
  ])('%s', (_, entry, fault) => {
    expect(faultsIn(`export const en = {\n  ${entry}\n};`)).toEqual([expect.stringContaining(fault)]);
  });

  test('in a helper beside the catalogue', () => {
    expect(
      faultsIn(`const who = (name: string) => \`\${name} or somebody\`;\nexport const en = {};`),
    ).toHaveLength(1);
  });
});

describe('texts without faults', () => {
  test.each([
    ['a quoted text', `'a.b': 'Loading...',`],
    [
      'a quoted text with a value',
      `'a.b': ({ name }: Named) => \`Checking \${name}'s current allocations...\`,`,
    ],
    ['search words', `'a.bWords': 'mails somebody',`],
    ['a mail server and a mailbox', `'a.b': 'The mail server and the local mailbox',`],
    [
      'a title with small words and a value',
      `'a.title': ({ name }: Named) => \`Rules of \${name} in 2026\`,`,
    ],
    ['a short subtitle', `'a.subtitle': 'Teams you lead or belong to.',`],
    ['a key and a comment', `/** Told by mails. */\n  'mails.told': 'Notified',`],
    ['the language of a plural', `'a.b': plural('en', 1, { one: 'one', other: 'more' }),`],
  ])('%s', (_, entry) => {
    expect(faultsIn(`export const en = {\n  ${entry}\n};`)).toEqual([]);
  });
});

function faultsIn(source: string): string[] {
  return textsOfCatalogue('web/src/a/messages/en.ts', source).flatMap((each) => faultsOfText(each, quoted));
}
