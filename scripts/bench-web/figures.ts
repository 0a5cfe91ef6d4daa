import type { LineName } from '../../e2e/fixtures/loads/line.ts';
import { rounded } from '../bench/figures.ts';

export const parts = ['cold', 'warm'] as const;
export type Part = (typeof parts)[number];

/** The measurements of one page. */
export interface Row {
  part: Part;
  line: LineName;
  name: string;
  figures: Readonly<Record<string, number>>;
}

export interface WebFigures {
  at: string;
  commit: string;
  chromium: string;
  processors: number;
  /** How many processes wanted a processor when it began and when it ended. */
  load: { before: number; after: number };
  rows: Row[];
}

/** The rows of one part on one line, as the printed table has them. */
export function tableOf(rows: readonly Row[], part: Part, line: LineName): Record<string, object> {
  return Object.fromEntries(
    rows.filter((row) => row.part === part && row.line === line).map(({ name, figures }) => [name, figures]),
  );
}

/** Each figure that is not what it was, before and after; what only one of both has is left out. */
export function comparisonOf(earlier: readonly Row[], later: readonly Row[]): Record<string, object> {
  const before = new Map(earlier.map((row) => [titleOf(row), row.figures]));
  return Object.fromEntries(
    later.flatMap((row) => {
      const changes = changesOf(before.get(titleOf(row)) ?? {}, row.figures);
      return changes.length === 0 ? [] : [[titleOf(row), Object.fromEntries(changes)]];
    }),
  );
}

function changesOf(was: Row['figures'], is: Row['figures']): [string, string][] {
  return Object.entries(is).flatMap(([name, now]) => {
    const then = was[name];
    if (then === undefined || then === now) return [];
    return [[name, `${rounded(then)} → ${rounded(now)}`]];
  });
}

function titleOf({ part, line, name }: Row): string {
  return `${part}, ${line}: ${name}`;
}
