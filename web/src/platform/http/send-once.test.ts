import { expect, test } from 'vitest';
import { failureTitle } from './api-error.ts';
import { sendOnce } from './send-once.ts';

type Answer = 'lost' | 'cut off' | { status: number; body?: object };

/** Sends a call to a server with the given responses. Returns the idempotency keys and the outcome. */
async function exchange(answers: readonly Answer[], input: object = { id: crypto.randomUUID() }) {
  const keys: (string | null)[] = [];
  let notices = 0;
  let settled = 0;
  const reply = sendOnce(
    'POST',
    '/vacation/{id}/approve',
    input,
    {
      address: '/api',
      timeoutMilliseconds: 1_000,
      fetch: async (_address, request) => {
        const answer = answers[keys.length] ?? 'lost';
        keys.push(new Headers(request?.headers).get('Idempotency-Key'));
        if (answer === 'lost') throw new TypeError('Failed to fetch');
        if (answer === 'cut off') return new Response('', { status: 502 });
        return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status });
      },
    },
    {
      pausesMilliseconds: [0, 0],
      onLost: () => {
        notices += 1;
        return () => {
          settled += 1;
        };
      },
    },
  );
  const outcome = await reply.then(
    ({ answer }) => answer,
    (error: Error) => error,
  );
  const wasLost = await reply.then(
    (each) => each.wasLost,
    () => undefined,
  );
  return { keys, notices, settled, outcome, wasLost, input };
}

test('each call has a key of its own', async () => {
  const [one, other] = [await exchange([{ status: 200 }]), await exchange([{ status: 200 }])];
  expect(one.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(other.keys).not.toEqual(one.keys);
});

test('a lost answer is retried under the same key, with one notice', async () => {
  const body = { status: 'APPROVED' };
  const { keys, notices, outcome } = await exchange(['lost', 'cut off', { status: 200, body }]);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(notices).toBe(1);
  expect(outcome).toEqual(body);
});

test('an answer reports whether an earlier one was lost', async () => {
  expect(await exchange([{ status: 200 }])).toMatchObject({ wasLost: false });
  expect(await exchange(['lost', { status: 200 }])).toMatchObject({ wasLost: true });
  expect(await exchange(['lost', 'cut off', { status: 200 }])).toMatchObject({ wasLost: true });
});

test('the notice goes once the outcome is settled', async () => {
  expect(await exchange([{ status: 200 }])).toMatchObject({ notices: 0, settled: 0 });
  expect(await exchange(['lost', { status: 200 }])).toMatchObject({ notices: 1, settled: 1 });
  expect(await exchange(['lost', { status: 409 }])).toMatchObject({ notices: 1, settled: 1 });
  expect(await exchange([])).toMatchObject({ notices: 1, settled: 1 });
});

test('an unknown outcome has one title; any other failure has its own', async () => {
  const { outcome: unknown } = await exchange([]);
  expect(failureTitle('The team was not saved', unknown)).toBe('No reply yet');
  const { outcome: refusal } = await exchange(['lost', { status: 409 }]);
  expect(failureTitle('The team was not saved', refusal)).toBe('The team was not saved');
});

test('a refusal is an answer, even a late one', async () => {
  const refused = { status: 409, body: { message: 'This request is already approved' } };
  expect(await exchange([refused])).toMatchObject({ notices: 0, outcome: { status: 409 } });
  const late = await exchange(['lost', refused]);
  expect(late.outcome).toMatchObject({ message: 'This request is already approved', status: 409 });
  expect(late.keys).toHaveLength(2);
});

test('a manual retry after all answers were lost has the same key, until it is answered', async () => {
  const first = await exchange([]);
  expect(first.outcome).toMatchObject({
    status: 0,
    message: expect.stringMatching(/check your connection\. It is not known whether this was done/),
  });
  const second = await exchange([{ status: 200 }], first.input);
  expect(second.keys).toEqual([first.keys[0]]);
  const third = await exchange([{ status: 200 }], first.input);
  expect(third.keys).not.toEqual([first.keys[0]]);
});
