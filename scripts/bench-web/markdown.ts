import { linesOf, numberText } from '../bench/markdown.ts';
import { type Part, parts, type Row, type WebFigures } from './figures.ts';

const titles: Readonly<Record<Part, string>> = {
  cold: 'A page with an empty cache',
  warm: 'The same page once more, in another tab',
};

/** Figures that don't depend on the line are printed once. */
const isOfPage = /^(requests|kB|scripts)/;

export function markdownOf({ rows, ...run }: WebFigures): string {
  const { at, commit, chromium, processors, load } = run;
  const about =
    `Measured on ${at.slice(0, 10)} at ${commit} by Chromium ${chromium} on ${processors} processors with a load of ` +
    `${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after. Plain · slowed: Fast 3G, a processor four times slower.`;
  const tables = parts.flatMap((part) => {
    const some = rows.filter((row) => row.part === part);
    return some.length === 0 ? [] : [`${titles[part]}:\n\n${tableOf(some)}`];
  });
  return [about, ...tables].join('\n\n');
}

function tableOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const byName = Map.groupBy(rows, ({ name }) => name);
  return linesOf(
    ['', ...columns],
    [...byName].map(([name, ofName]) => [name, ...columns.map((column) => cellOf(ofName, column))]),
  );
}

function cellOf(rows: readonly Row[], column: string): string {
  const values = rows.flatMap(({ figures }) => {
    const value = figures[column];
    return value === undefined ? [] : [numberText(value)];
  });
  return isOfPage.test(column) ? (values[0] ?? '') : values.join(' · ');
}
