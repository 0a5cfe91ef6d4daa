import type { LineName } from '../../e2e/fixtures/loads/line.ts';

export const parts = ['cold', 'warm'] as const;
export type Part = (typeof parts)[number];

/** The figures of one page. */
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
  /** Load average at the start and the end. */
  load: { before: number; after: number };
  rows: Row[];
}

/** The rows of one part on one line, as printed. */
export function tableOf(rows: readonly Row[], part: Part, line: LineName): Record<string, object> {
  return Object.fromEntries(
    rows.filter((row) => row.part === part && row.line === line).map(({ name, figures }) => [name, figures]),
  );
}
