import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { inBrowser, inDemoCompany } from '../e2e/fixtures/demo-company.ts';
import { lineNames } from '../e2e/fixtures/loads/line.ts';
import { measuredPages } from '../e2e/fixtures/loads/pages.ts';
import { measuredCommit, readCommandLine, readFigures, showProgress, writeFigures } from './bench/command.ts';
import { tableOf, type WebFigures } from './bench-web/figures.ts';
import { markdownOf } from './bench-web/markdown.ts';
import { measureWeb } from './bench-web/measure.ts';
import { parseOptions, usage, type WebBenchOptions } from './bench-web/options.ts';
import { projectDirectory } from './environment/project.ts';

const results = join(projectDirectory, 'node_modules', '.cache', 'bench-web');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const options = readCommandLine(
  () =>
    parseOptions(
      process.argv.slice(2),
      measuredPages.map(({ route }) => route),
    ),
  usage,
);
if (options) await bench(options);

async function bench(asked: WebBenchOptions): Promise<void> {
  const figures = asked.with === undefined ? await measure(asked) : await readFigures<WebFigures>(asked.with);
  if (asked.isMarkdown) console.log(`\n${markdownOf(figures)}`);
}

async function measure(asked: WebBenchOptions): Promise<WebFigures> {
  const figures: WebFigures = {
    at: new Date().toISOString(),
    commit: measuredCommit(),
    chromium: await inBrowser(async (browser) => browser.version()),
    processors: availableParallelism(),
    load: { before: currentLoad(), after: 0 },
    rows: [],
  };
  const { load, processors } = figures;
  console.log(`Load average before the run: ${load.before.toFixed(1)} on ${processors} processors`);
  await inDemoCompany({ CALLS_PER_SECOND: '0' }, async (almanac) => {
    figures.rows = await measureWeb(almanac, { ...asked, note: showProgress, report });
  });
  load.after = currentLoad();
  showProgress('');
  print(figures, asked);
  console.log(`Load average after the run: ${load.after.toFixed(1)}`);
  await writeFigures(asked.out ?? join(results, `${figures.at.replaceAll(/[:.]/g, '-')}.json`), figures);
  return figures;
}

function print({ rows }: WebFigures, { parts }: WebBenchOptions): void {
  for (const part of parts) {
    for (const line of lineNames) {
      const table = tableOf(rows, part, line);
      if (Object.keys(table).length === 0) continue;
      console.log(`\n${part}, ${line}`);
      console.table(table);
    }
  }
}

function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

function report(fault: string): void {
  showProgress('');
  console.log(`✗ ${fault}`);
  process.exitCode = 1;
}
