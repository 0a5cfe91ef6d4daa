import { expect, test } from 'vitest';
import { csvOf, withoutGuard } from './csv.ts';

async function textOf(csv: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of csv) text += piece;
  return text;
}

test('a file has a byte order mark, a header even without rows, and quotes where needed', async () => {
  expect(await textOf(csvOf(['name', 'days'], []))).toBe('\uFEFFname,days\n');
  const rows = [{ name: 'Müller, "Jo"\nAnna', days: 2.5 }, { days: undefined }];
  expect(await textOf(csvOf(['name', 'days'], rows))).toBe(
    '\uFEFFname,days\n"Müller, ""Jo""\nAnna",2.5\n,\n',
  );
});

test('no text is interpreted as a formula, and negative numbers stay numbers', async () => {
  const begun = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\uFF1D1'];
  const text = await textOf(
    csvOf(
      ['text', 'number', 'flag'],
      begun.map((each) => ({ text: each, number: -3.5, flag: false })),
    ),
  );
  for (const each of begun) expect(text).toContain(`'${each}`);
  expect(text.match(/,-3\.5,false/g)).toHaveLength(begun.length);
});

test('rows are read one by one on demand', async () => {
  let made = 0;
  async function* rows() {
    for (; made < 1_000_000; made++) yield { n: made };
  }
  for await (const _piece of csvOf(['n'], rows())) break;
  expect(made).toBeLessThan(100_000);
});

test('the formula guard can be removed, but not from other texts', async () => {
  for (const text of ['=1', "'=1", "''-1", '\uFF0B1', "'", "'x", 'x', '']) {
    const [, line = ''] = (await textOf(csvOf(['text'], [{ text }]))).trimEnd().split('\n');
    expect(withoutGuard(line.replaceAll('"', ''))).toBe(text);
  }
});
