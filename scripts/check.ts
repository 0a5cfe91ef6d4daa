import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { markedEnvironment } from './environment/left-processes.ts';
import { findProgram, projectDirectory } from './environment/project.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Output of the check, shown in full if it failed. */
  output: string;
  /** Full names of the tests that cannot run here. */
  skipped?: string[];
  /** Failures, one line each; repeated at the end, where long output can't bury them. */
  failures?: string[];
  files?: TimedFile[];
}

/** A test file and its duration in seconds, with whatever ran in parallel. */
interface TimedFile {
  name: string;
  seconds: number;
}

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: TestResult[];
  }[];
}

interface TestResult {
  status: string;
  fullName: string;
  failureMessages: string[] | null;
}

const slowestFiles = 20;

/** Runs a check and prints one line with its time, plus its output if it failed. */
export async function report(title: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  const outcome = await work().catch(
    (error: unknown): Outcome => ({ passed: 0, failed: 1, output: String(error) }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed` : '';
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${title} (${seconds} s${count})`);
  for (const name of outcome.skipped ?? []) console.log(`  not run: ${name}`);
  if (outcome.failed === 0) return outcome;
  console.log(`\n${outcome.output.trim()}\n`);
  return { ...outcome, failures: outcome.failures?.length ? outcome.failures : [title] };
}

/** A check that runs one program and passes if it exits with 0. */
export async function runProgram(name: string, ...parameters: string[]): Promise<Outcome> {
  const { code, output } = await run(name, parameters);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** Runs the tests of Vitest projects. A file that fails before its tests counts as one failure. */
export async function runTests(projects: readonly string[], workers?: number): Promise<Outcome> {
  const reportFile = join(projectDirectory, 'test-results', `${projects.join('-')}.json`);
  await rm(reportFile, { force: true });
  const selection = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const limit = workers === undefined ? [] : [`--maxWorkers=${workers}`];
  const { code, output } = await run('vitest', ['run', ...selection, ...reporters, ...limit]);
  const counted = countTests(await readFile(reportFile, 'utf8').catch(() => undefined));
  const hidesFailure = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return { ...counted, failed: hidesFailure ? 1 : counted.failed, output };
}

function countTests(json: string | undefined): Omit<Outcome, 'output'> {
  if (json === undefined) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults }: TestReport = JSON.parse(json);
  // Files that cannot be loaded.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => fullName);
  const failures = [
    ...broken.map(({ name, message }) => inOneLine(name, message)),
    ...testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => inOneLine(fullName, failureMessages?.[0])),
  ];
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(projectDirectory, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped, failures, files };
}

/** Prints the slowest test files. */
export function printSlowestFiles(files: readonly TimedFile[]): void {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestFiles);
  console.log(`\nThe ${slowest.length} slowest of ${files.length} test files, in seconds:`);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  console.log();
}

function inOneLine(name: string, message = ''): string {
  return `${name}: ${message.split('\n', 1)[0]}`;
}

async function run(name: string, parameters: string[]): Promise<{ code: number | null; output: string }> {
  const chunks: Buffer[] = [];
  const child = spawn(findProgram(name), parameters, {
    cwd: projectDirectory,
    env: markedEnvironment,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}
