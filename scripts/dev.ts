import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findProgram, projectDirectory } from './environment/project.ts';

// The browser uses one address: Vite responds there and proxies /api and /dev to the server.
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
const serverPort = await findFreePort();

const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/start.ts'], {
  NODE_COMPILE_CACHE: join(projectDirectory, 'node_modules/.almanac/compiled'),
  HOST: '127.0.0.1',
  PORT: String(serverPort),
  APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
});
const vite = start(
  findProgram('vite'),
  ['web', '--host', host, '--port', port, '--strictPort', '--logLevel=warn'],
  {
    ALMANAC_API: `http://127.0.0.1:${serverPort}`,
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
const ended = [once(server, 'exit'), once(vite, 'exit')];
await Promise.race(ended);
end();
await Promise.all(ended);

function start(program: string, parameters: string[], environment: Record<string, string>): ChildProcess {
  return spawn(program, parameters, {
    cwd: projectDirectory,
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function end(): void {
  server.kill('SIGTERM');
  vite.kill('SIGTERM');
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
