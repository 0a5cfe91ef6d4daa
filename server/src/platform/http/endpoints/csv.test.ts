import { expect, test } from 'vitest';
import { csvOf, withoutGuard } from './csv.ts';

async function textOf(csv: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of csv) text += piece;
  return text;
}

test('a file begins with a byte order mark, has its header without rows, and quotes what must be', async () => {
  expect(await textOf(csvOf(['name', 'days'], []))).toBe('\uFEFFname,days\n');
  const rows = [{ name: 'Müller, "Jo"\nAnna', days: 2.5 }, { days: undefined }];
  expect(await textOf(csvOf(['name', 'days'], rows))).toBe(
    '\uFEFFname,days\n"Müller, ""Jo""\nAnna",2.5\n,\n',
  );
});

test('no text can be taken for a formula, and a number that is less than nothing stays one', async () => {
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

test('rows are taken one after the other, as they are asked for', async () => {
  let made = 0;
  async function* rows() {
    for (; made < 1_000_000; made++) yield { n: made };
  }
  for await (const _piece of csvOf(['n'], rows())) break;
  expect(made).toBeLessThan(100_000);
});

test('what keeps a text from being a formula can be taken away again, from no other text', async () => {
  for (const text of ['=1', "'=1", "''-1", '\uFF0B1', "'", "'x", 'x', '']) {
    const [, line = ''] = (await textOf(csvOf(['text'], [{ text }]))).trimEnd().split('\n');
    expect(withoutGuard(line.replaceAll('"', ''))).toBe(text);
  }
});
