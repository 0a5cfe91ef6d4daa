const mostRecords = 45;
const mostWords = 700;
const longestTitle = 60;
const sections = ['Context', 'Decision', 'Consequences'];

const head =
  /^# (?<number>\d+)\. (?<title>[^\n]+)\n\n- Status: (?<status>[^\n]+)\n- Date: (?<date>[^\n]+)\n- Summary: (?<summary>.+?)\n\n/s;
const reference = /\[[^\]]*?(?:decision )?(\d+)?\]\((?:[\w./-]*\/)?(\d{4}-[\w-]+\.md)\)/gi;

interface DecisionRecord {
  title: string;
  status: string;
  date: string;
  summary: string;
}

/** Faults in the records and their index; takes `README.md` and `NNNN-title.md` files by name. */
export function faultsOfRecords({ 'README.md': index = '', ...records }: Record<string, string>): string[] {
  const names = Object.keys(records).sort();
  const faults = names.length > mostRecords ? [`there are ${names.length} records; join some`] : [];
  const lines = names.flatMap((name, position) => {
    const text = records[name] ?? '';
    const record = text.match(head)?.groups as (DecisionRecord & { number: string }) | undefined;
    if (!record) {
      faults.push(`${name} does not begin with number, title, status, date and summary`);
      return [];
    }
    const number = position + 1;
    if (Number(record.number) !== number || !name.startsWith(`${String(number).padStart(4, '0')}-`)) {
      faults.push(`${name} should have number ${number}`);
    }
    faults.push(...faultsOf(text, record, names.length).map((fault) => `${name} ${fault}`));
    return [`- [${number}. ${record.title}](${name}): ${inOneLine(record.summary)}`];
  });
  const listed = index.split('\n').filter((line) => /^- \[\d+\. /.test(line));
  const unlisted = lines.filter((line) => !listed.includes(line));
  const unknown = listed.filter((line) => !lines.includes(line));
  return [
    ...faults,
    ...unlisted.map((line) => `README.md lacks: ${line}`),
    ...unknown.map((line) => `README.md has no record for: ${line}`),
    ...(new Set(listed).size < listed.length ? ['README.md lists a record twice'] : []),
  ];
}

/** References in a text to a missing record or to one with another number. */
export function brokenReferences(text: string, names: readonly string[]): string[] {
  return [...text.matchAll(reference)]
    .filter(
      ([, number, name = '']) =>
        !names.includes(name) || (number && Number(number) !== Number(name.slice(0, 4))),
    )
    .map(([link]) => link);
}

function faultsOf(text: string, { title, status, date, summary }: DecisionRecord, count: number): string[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  const [, successor] = /^superseded by (\d+)$/.exec(status) ?? [];
  const isStatus = status === 'accepted' || (Number(successor) >= 1 && Number(successor) <= count);
  const found = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  return [
    ...(title.length > longestTitle ? [`has a title of ${title.length} characters`] : []),
    ...(isStatus ? [] : [`has the status '${status}'`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : [`has the date '${date}'`]),
    ...(/^[A-Z](?:(?![.!?] [A-Z])[^\n]|\n {2}\S)+\.$/.test(summary)
      ? []
      : ['has a summary that is not one sentence']),
    ...(found.join() === sections.join() ? [] : [`has the sections ${found.join(', ')}`]),
    ...(words > mostWords ? [`has ${words} words`] : []),
  ];
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
