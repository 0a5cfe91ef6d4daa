import type { LineName } from '../../e2e/fixtures/loads/line.ts';

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
