import { expect, test } from 'vitest';
import { editedText, storedText } from './use-people-text.ts';

test.each([
  [null, { csv: '' }],
  ['email', { csv: '' }],
  [{ csv: 1 }, { csv: '' }],
  [{ csv: 'email' }, { csv: 'email' }],
  [
    { csv: 'email', columns: ['email', null], dateOrder: 'MDY', welcome: true },
    { csv: 'email', columns: ['email', null], dateOrder: 'MDY', welcome: true },
  ],
  [{ csv: 'email', columns: [1], dateOrder: 'YMD', welcome: 1 }, { csv: 'email' }],
])('%j is restored as %j', (stored, text) => {
  expect(storedText(stored)).toEqual(text);
});

test.each([
  ['email;place\nmia@example.com;Bern', 'email;place\nmia@example.com;Basel', true],
  ['sep=;\r\nemail;place\r\nmia@example.com;Bern', 'sep=;\nemail;place\nida@example.com;Basel', true],
  ['sep=;\r\nemail;place\r\nmia@example.com;Bern', 'sep=;\nplace;email\nBern;mia@example.com', false],
  ['email;place', '\n  email;place', true],
  ['email;place', 'place;email', false],
  ['email;place', '', false],
])('the choices for the columns of %j apply to %j: %j', (csv, edited, applies) => {
  const choices = { columns: ['email', null], dateOrder: 'DMY', welcome: true } as const;
  const text = { csv, ...choices, columns: [...choices.columns] };
  expect(editedText(text, edited)).toEqual(applies ? { ...text, csv: edited } : { csv: edited });
});
