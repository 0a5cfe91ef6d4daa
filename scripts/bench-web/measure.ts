import type { Almanac } from '../../e2e/fixtures/almanac.ts';
import { measureFirstLoad } from '../../e2e/fixtures/loads/first-load.ts';
import { measuredPages, visitPages } from '../../e2e/fixtures/loads/pages.ts';
import { measureRepeatedLoad } from '../../e2e/fixtures/loads/repeated-load.ts';
import type { Row } from './figures.ts';
import type { WebBenchOptions } from './options.ts';

interface Settings extends Pick<WebBenchOptions, 'parts' | 'lines' | 'pages'> {
  /** Called with the title of each measurement as it starts. */
  note: (message: string) => void;
  /** Called with a sentence for each measurement that failed and was skipped. */
  report: (fault: string) => void;
}

const loads = { cold: measureFirstLoad, warm: measureRepeatedLoad } as const;

/** Measures the chosen pages of a demo company, one after the other. */
export async function measureWeb(
  almanac: Almanac,
  { parts, lines, pages, note, report }: Settings,
): Promise<Row[]> {
  const rows: Row[] = [];
  const chosen = measuredPages.filter(({ route }) => pages.includes(route));
  await visitPages(almanac, chosen, async (browser, { route, url, cookie }) => {
    for (const part of parts) {
      for (const line of lines) {
        const title = `${part}, ${line}: ${route}`;
        note(title);
        try {
          const figures = await loads[part](browser, url, cookie, line);
          rows.push({ part, line, name: route, figures });
        } catch (error) {
          report(`${title}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
        }
      }
    }
  });
  return rows;
}
