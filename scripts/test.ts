import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Outcome, printSlowestFiles, report, runProgram, runTests } from './check.ts';
import { endProcessesOf, markedEnvironment } from './environment/left-processes.ts';
import { describeTables, tablesFile } from './environment/table-types.ts';

const isFast = process.argv.includes('--fast');
// Journeys wait for browsers and other tests for PostgreSQL, so running both in parallel uses the processors well.
const workersOfEach = Math.max(2, Math.ceil(availableParallelism() / 2));
const typedProjects = [
  'domain/tsconfig.tests.json',
  'server',
  'web',
  'e2e',
  'scripts',
  'packages/vite-few-chunks',
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => endLeftProcesses().finally(() => process.exit(1)));
}

const outcomes: Outcome[] = await Promise.all([
  report('Format and lint', () => runProgram('biome', 'ci', '.')),
  checkTypes(),
  report('Unused files, exports and packages', () => runProgram('knip', '--no-progress')),
  ...(isFast
    ? [report('Rules and architecture', () => runTests(['domain', 'web', 'scripts']))]
    : [report('Table types match the migrations', checkTableTypes)]),
]).then((checks) => checks.flat());

if (!isFast) {
  const tests = await Promise.all([
    report('Rules, server and architecture', () =>
      runTests(['domain', 'server', 'web', 'scripts'], workersOfEach),
    ),
    report('Journeys in a browser', () => runTests(['e2e'], workersOfEach)),
  ]);
  outcomes.push(...tests);
  printSlowestFiles(tests.flatMap(({ files = [] }) => files));
}

await endLeftProcesses();
for (const failure of outcomes.flatMap(({ failures }) => failures ?? [])) console.log(`✗ ${failure}`);
const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function checkTypes(): Promise<Outcome[]> {
  const domain = await report('Types of domain', () => runProgram('tsc', '-b', 'domain'));
  const others = typedProjects.map((project) =>
    report(`Types of ${project}`, () => runProgram('tsc', '-p', project)),
  );
  return [domain, ...(await Promise.all(others))];
}

async function checkTableTypes(): Promise<Outcome> {
  const [present, wanted] = await Promise.all([readFile(tablesFile, 'utf8'), describeTables()]);
  if (present === wanted) return { passed: 1, failed: 0, output: '' };
  return {
    passed: 0,
    failed: 1,
    output: `${tablesFile} does not match the migrations; run npm run tables.`,
  };
}

async function endLeftProcesses(): Promise<void> {
  const ended = await endProcessesOf(markedEnvironment);
  if (ended > 0) console.log(`Killed ${ended} processes left running by tests`);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
