import { message } from '@almanac/domain/departments/messages/message';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../language/messages.ts';
import { rich } from './messages/text.ts';

test('a message with an unknown key is shown as its key', () => {
  expect(textOf({ key: 'departments.fromNewerServer', values: { name: 'Ann' } })).toBe(
    'departments.fromNewerServer',
  );
});

test('markup in a name is shown to the letter', () => {
  const name = `<b onclick="x()">'R&D'</b>`;
  const refusal = message('departments.nameTaken', { name });
  expect(textOf(refusal)).toContain(name);
  const shown = '&lt;b onclick=&quot;x()&quot;&gt;&#x27;R&amp;D&#x27;&lt;/b&gt;';
  expect(renderToStaticMarkup(<p>{textOf(refusal)}</p>)).toContain(shown);
  expect(renderToStaticMarkup(rich('departments.deleteQuestion', { name: <bdi>{name}</bdi> }))).toContain(
    `<bdi>${shown}</bdi>`,
  );
});

test('a name in Arabic, or of 65,000 letters, gains only its isolation', () => {
  for (const name of ['المبيعات 1', 'ف'.repeat(65_000)]) {
    expect(textOf(message('departments.nameTaken', { name }))).toContain(`\u2068${name}\u2069`);
  }
});
