import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Company } from './company.ts';
import { bareRequests } from './floor-statements.ts';
import type { Question } from './jobs.ts';
import type { Call } from './load.ts';

/** A bare server on the database of a company, in a process of its own. */
export interface Floor {
  address: string;
  callOf(question: Question): Call;
  answerTo(question: Question): Promise<unknown>;
  end(): void;
}

const program = join(import.meta.dirname, 'floor-server.ts');

/** Starts it; it ends with this process. */
export async function startFloor({ pool, databaseUrl }: Company): Promise<Floor> {
  await pool.query(bareRequests);
  const child = fork(program, { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } });
  const [listening] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The floor ended with ${code}`))),
  ])) as [AddressInfo];
  const address = `http://127.0.0.1:${listening.port}`;
  const callOf = ({ floor: [name, ...values] }: Question): Call => ({
    method: 'GET',
    path: `/${name}?${encodeURIComponent(JSON.stringify(values))}`,
    headers: {},
  });
  return {
    address,
    callOf,
    async answerTo(question) {
      const answer = await fetch(`${address}${callOf(question).path}`);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    end: () => child.kill('SIGKILL'),
  };
}
