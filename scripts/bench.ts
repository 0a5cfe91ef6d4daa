import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { measureCalls } from './bench/calls.ts';
import { measuredCommit, readCommandLine, readFigures, showProgress, writeFigures } from './bench/command.ts';
import { comparisonOf, type Figures, tableOf } from './bench/figures.ts';
import { jobs } from './bench/jobs.ts';
import { inLargeCompany } from './bench/large-company.ts';
import { measureLargestLedgers, measureLedgers } from './bench/leave-ledgers.ts';
import { measureLeavePages } from './bench/leave-pages.ts';
import { markdownOf } from './bench/markdown.ts';
import { type BenchOptions, parseOptions, usage } from './bench/options.ts';
import { measureClosing, measureRuleEffects } from './bench/rule-effects.ts';

const results = join(import.meta.dirname, '../node_modules/.cache/bench');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const options = readCommandLine(
  () =>
    parseOptions(
      process.argv.slice(2),
      jobs.map(({ name }) => name),
    ),
  usage,
);
switch (options?.part) {
  case 'calls':
    await benchCalls(options);
    break;
  case 'leave':
    await benchLargeCompany();
    break;
  case 'ledgers':
    console.log('\nLedgers of three years, one core');
    console.table(measureLedgers());
    console.log('\nLedgers under the largest rules, one core');
    console.table(measureLargestLedgers());
}

async function benchCalls(asked: BenchOptions): Promise<void> {
  const earlier = asked.compare === undefined ? undefined : await readFigures<Figures>(asked.compare);
  const figures = asked.with === undefined ? await measure(asked) : await readFigures<Figures>(asked.with);
  if (earlier) {
    console.log(`\nFrom ${earlier.commit} to ${figures.commit}`);
    console.table(comparisonOf(earlier.cells, figures.cells));
  }
  if (asked.isMarkdown) console.log(`\n${markdownOf(figures)}`);
}

async function measure(asked: BenchOptions): Promise<Figures> {
  const figures: Figures = {
    at: new Date().toISOString(),
    commit: measuredCommit(),
    node: process.version,
    processors: availableParallelism(),
    load: loadavg()[0] ?? 0,
    seconds: asked.seconds,
    cells: [],
    memory: [],
  };
  const { load, processors } = figures;
  console.log(`Load average before the run: ${load.toFixed(1)} on ${processors} processors`);
  for (const people of asked.sizes) {
    const { cells, memory } = await measureCalls(people, { ...asked, note: showProgress });
    figures.cells.push(...cells);
    figures.memory.push(memory);
    showProgress('');
    console.log(`\n${people} people`);
    console.table(tableOf(cells));
    const { secondsToStart, atRest, atMost } = memory;
    console.log(`${secondsToStart.toFixed(1)} s to start, ${atRest} MB at rest, ${atMost} MB at peak`);
  }
  await writeFigures(asked.out ?? join(results, `${figures.at.replaceAll(/[:.]/g, '-')}.json`), figures);
  return figures;
}

async function benchLargeCompany(): Promise<void> {
  await inLargeCompany(async (company) => {
    console.log('\nA company of 5,000 people with twelve requests each');
    console.table(await measureLeavePages(company));
    console.table(await measureRuleEffects(company));
    console.table(await measureClosing(company));
  });
}
