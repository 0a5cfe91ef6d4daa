import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { findFreePort } from '../platform/network/free-port.ts';

export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../../node_modules/.cache/nginx');
const placesOfSystem = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Runs a real nginx with an installation's server block, on a free port in front of the upstream's. */
export async function startNginx(program: string, serverBlock: string, upstreamPort: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-nginx-'));
  const port = await findFreePort('127.0.0.1');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'almanac.northwind.example' }]);
  await writeFile(join(folder, 'almanac.pem'), cert);
  await writeFile(join(folder, 'almanac.key'), key);
  const server = serverBlock
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('/etc/ssl', folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, `${settingsIn(folder)}\nhttp {\n${placesIn(folder)}\n${server}\n}\n`);
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'pipe',
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const isListening = await Promise.race([untilItListens(port), ended.then(() => false)]);
  if (!isListening) throw new Error(`nginx did not start:\n${output}`);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settingsIn(folder: string): string {
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; events {}`;
}

/** Without root it can't write to its default folders. */
function placesIn(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`), 'access_log off;'].join('\n');
}

async function untilItListens(port: number): Promise<boolean> {
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await pause(50);
  }
}

/** The local nginx, or Debian's unpacked into the cache without root; or the reason there is none. */
export async function findNginx(): Promise<{ program: string } | { missing: string }> {
  const unpacked = join(cache, 'usr/sbin/nginx');
  const found = [...placesOfSystem, unpacked].find(existsSync);
  try {
    if (found === undefined) await unpack();
    const program = found ?? unpacked;
    await run(program, ['-v']);
    return { program };
  } catch (error) {
    return { missing: `There is no nginx that starts here, and apt has none: ${error}` };
  }
}

async function unpack(): Promise<void> {
  await mkdir(join(cache, '..'), { recursive: true });
  const folder = await mkdtemp(`${cache}-`);
  const state = ['-o', `Dir::State=${folder}`, '-o', 'Dir::State::status=/var/lib/dpkg/status'];
  const settings = ['-q', ...state, '-o', `Dir::Cache=${folder}`];
  try {
    for (const each of ['lists/partial', 'archives/partial'])
      await mkdir(join(folder, each), { recursive: true });
    await run('apt-get', [...settings, 'update'], { cwd: folder });
    await run('apt-get', [...settings, 'download', 'nginx'], { cwd: folder });
    const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.deb'));
    await run('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: folder });
    // Of two concurrent test runs, the first to finish creates the folder.
    await rename(join(folder, 'unpacked'), cache).catch(() => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
