import { parseArgs } from 'node:util';
import { type LineName, lineNames } from '../../e2e/fixtures/loads/line.ts';
import { namesOf } from '../bench/options.ts';
import { type Part, parts } from './figures.ts';

export interface WebBenchOptions {
  parts: readonly Part[];
  lines: readonly LineName[];
  /** Routes of the measured pages. */
  pages: readonly string[];
  /** Output file for the figures. */
  out: string | undefined;
  /** File with figures to use instead of measuring. */
  with: string | undefined;
  /** Whether to print the tables of docs/performance.md. */
  isMarkdown: boolean;
}

export const usage = `npm run bench:web [-- OPTIONS]
  --only cold              cold (an empty cache) or warm (the second load); default: both
  --pages about,admin/users  which pages, by route; default: all
  --lines plain            plain or slowed; default: both
  --out FILE               writes the figures as JSON
  --with FILE              uses these figures instead of measuring
  --markdown               prints the tables of docs/performance.md`;

/** Parses the command line; throws an error with a readable message. */
export function parseOptions(line: readonly string[], routes: readonly string[]): WebBenchOptions {
  const { values } = parseArgs({
    args: [...line],
    options: {
      only: { type: 'string', default: parts.join(',') },
      pages: { type: 'string', default: routes.join(',') },
      lines: { type: 'string', default: lineNames.join(',') },
      out: { type: 'string' },
      with: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  });
  if (values.with !== undefined && !values.markdown) {
    throw new Error('--with needs --markdown');
  }
  return {
    parts: namesOf('part', values.only, parts),
    lines: namesOf('line', values.lines, lineNames),
    pages: namesOf('page', values.pages, routes),
    out: values.out,
    with: values.with,
    isMarkdown: values.markdown,
  };
}
