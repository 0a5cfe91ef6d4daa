import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Company, inCompany } from './company.ts';
import { jobs, type Question } from './jobs.ts';
import { answerOf } from './large-company.ts';
import { processorSeconds } from './process-usage.ts';

export interface StreamFigures {
  'open streams': number;
  approvals: number;
  /** Everything that the server does meanwhile, mails and audit seals too. */
  'ms of the processor for each without streams': number;
  'and with them': number;
  /** The requester, and those who decide their requests. */
  'streams that hear of each': number;
}

const people = 5000;
const streams = 500;
const approvals = 100;
/** Longer than the server gathers what it tells together. */
const apartMilliseconds = 80;

/** What an approval costs while many have the product open, and how many of them it wakes. */
export async function measureStreams(): Promise<StreamFigures> {
  return inCompany(people, async (company) => {
    const approve = jobs.find(({ name }) => name === 'approve');
    const turns = (await approve?.questions(company, 3 * approvals)) ?? [];
    const part = (from: number) => turns.slice(from * approvals, (from + 1) * approvals).flat();
    await millisecondsOfEach(company, part(0));
    const alone = await millisecondsOfEach(company, part(1));
    const watched = await listenAll(company, part(2));
    const together = await millisecondsOfEach(company, part(2));
    return {
      'open streams': streams,
      approvals,
      'ms of the processor for each without streams': alone,
      'and with them': together,
      'streams that hear of each': watched.close() / approvals,
    };
  });
}

async function millisecondsOfEach(company: Company, questions: readonly Question[]): Promise<number> {
  const before = await processorSeconds(company.processId);
  for (const { who, path, body } of questions) {
    await answerOf({ address: company.address, cookie: who.cookie }, 'POST', path, body);
    await pause(apartMilliseconds);
  }
  const seconds = (await processorSeconds(company.processId)) - before;
  return Math.round((100_000 * seconds) / questions.length) / 100;
}

/** Opens a stream of each of the requesters and deciders, and of others, and counts what they hear of time off. */
async function listenAll(company: Company, questions: readonly Question[]) {
  const requesters = new Set(questions.map(({ floor: [, id] }) => id));
  const { employees, managers, admin } = company;
  const asking = employees.filter(({ id }) => requesters.has(id));
  const others = employees.filter(({ id }) => !requesters.has(id));
  const listeners = [admin, ...managers, ...asking, ...others].slice(0, streams);
  const closing = new AbortController();
  let heard = 0;
  for (const { cookie } of listeners) {
    const answer = await fetch(`${company.address}/api/news`, {
      headers: { cookie },
      signal: closing.signal,
    });
    assert.equal(answer.status, 200);
    void count(answer);
  }
  async function count({ body }: Response): Promise<void> {
    try {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        heard += text.match(/^data: time-off$/gm)?.length ?? 0;
      }
    } catch {
      // It ends when it is closed.
    }
  }
  return {
    close(): number {
      closing.abort();
      return heard;
    },
  };
}
