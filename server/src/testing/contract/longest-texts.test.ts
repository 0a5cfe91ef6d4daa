import { contract } from '@almanac/domain/contract';
import { endpoint as declare, type Endpoint } from '@almanac/domain/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindWith } from '../../platform/http/endpoints/bind.ts';
import { createServer } from '../../platform/http/server.ts';
import { textsIn } from '../../texts.ts';
import { englishReader } from '../english-reader.ts';
import { blockedTimeOf, processorTimeOf } from '../event-loop.ts';
import { type TestActor, type TestApp, testApp } from '../test-app.ts';
import { inputWith, type TextPosition, textsOf } from './texts-of-schema.ts';

const bodyBytes = 64 * 1024;
const addressBytes = 12_000;
const pathBytes = 480;
/** The rest of the body. */
const surroundings = 1500;
const tries = 3;

/** Texts with quadratic or worse run time in careless rules; `unit` is repeated. */
const shapes: [name: string, unit: string, end?: string][] = [
  ['letters', 'a'],
  ['words with dots', 'aa.'],
  ['spaces within', ' ', 'a'],
  ['marks on one letter', '\u0301\u0323'],
  ['joiners', 'ع\u200c'],
  ['hyphens and digits', '0-'],
  ['apostrophes', "o'"],
  ['word joiners', '\u2060.'],
];

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

interface Target {
  name: string;
  endpoint: Endpoint;
  part: Part;
  place: TextPosition;
}

const targets = contract.flatMap((endpoint: Endpoint) =>
  parts.flatMap((part) =>
    (endpoint[part] ? textsOf(endpoint[part]) : []).map(
      (place): Target => ({
        name: `${endpoint.name} ${part} ${place.keys.join('.')}`,
        endpoint,
        part,
        place,
      }),
    ),
  ),
);

let app: TestApp;
let admin: TestActor;
/** Maximum event loop delay: the time to parse and serialise the longest body a hundred times. */
let bound: number;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('SYSTEM_ADMIN');
  const body = JSON.stringify({ text: 'aa.'.repeat(bodyBytes / 3) });
  const control = async () => {
    for (let index = 0; index < 100; index += 1) JSON.stringify(JSON.parse(body));
  };
  const stands = [await blockedTimeOf(control), await blockedTimeOf(control), await blockedTimeOf(control)];
  bound = Math.max(...stands.map(({ longest }) => longest));
});

afterAll(() => app.close());

function repeated([, unit, end = '']: (typeof shapes)[number], length: number): string {
  return `a${unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(length - end.length - 1, 0))}${end}`;
}

/** The longest the call can send, in bytes of UTF-8 or of the URL. */
function longestText(shape: (typeof shapes)[number], { endpoint, part }: Target): string {
  if (part === 'body') {
    const [, unit] = shape;
    const bytes = Buffer.byteLength(JSON.stringify(unit)) - 2;
    const most = (endpoint.longestBodyBytes ?? bodyBytes) - surroundings;
    return repeated(shape, Math.floor((most / bytes) * unit.length));
  }
  const encoded = encodeURIComponent(shape[1]).length / shape[1].length;
  return repeated(shape, Math.floor((part === 'query' ? addressBytes : pathBytes) / encoded));
}

function callOf({ endpoint, part, place }: Target, text: string) {
  const input = (each: Part) => {
    const schema = endpoint[each];
    if (!schema) return undefined;
    return Object(inputWith(schema, each === part ? place : { keys: ['none'] }, text)) as Record<
      string,
      unknown
    >;
  };
  const params = input('params') ?? {};
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams(
    Object.entries(input('query') ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  const payload = input('body');
  return {
    method: endpoint.method,
    url: `/api${path}${query.size > 0 ? `?${query}` : ''}`,
    ...(payload && { payload }),
  };
}

/** An upper bound of the blocked time: the minimum of several tries, as garbage collection may run in one. */
async function leastBlockedTime(target: Target, text: string, allowed: number): Promise<number> {
  let least = await processorTimeOf(() => send(target, text));
  for (let index = 0; index < tries && least > allowed; index += 1) {
    const { longest } = await blockedTimeOf(() => send(target, text));
    least = Math.min(least, longest);
  }
  return least;
}

async function send(target: Target, text: string): Promise<void> {
  const call = callOf(target, text);
  let answer = await app.server.inject({ ...call, headers: { cookie: admin.cookie } });
  // The previous call may have ended the session.
  if (answer.statusCode === 401) {
    admin = await app.signedIn('SYSTEM_ADMIN');
    answer = await app.server.inject({ ...call, headers: { cookie: admin.cookie } });
  }
  expect(answer.statusCode, `${target.name}: ${answer.body.slice(0, 300)}`).not.toBe(500);
}

test('the contract accepts texts in many positions, including lists and records', () => {
  expect(targets.length).toBeGreaterThan(200);
  const places = targets.map(({ name }) => name);
  expect(places).toContain('changeUser body name');
  expect(places).toContain('changeOwnName body name');
  expect(places).toContain('importPeople body csv');
  expect(places).toContain('importPeople body columns.[]');
  expect(places).toContain('readTeams body teamIds.[]');
  expect(places).toContain('listUsers query search');
  expect(places).toContain('approveRequests body versions.#');
});

describe('no text blocks the event loop longer than parsing the longest body of its call a hundred times', () => {
  test.each(targets)('$name', async (target) => {
    const allowed = bound * Math.max(1, (target.endpoint.longestBodyBytes ?? 0) / bodyBytes);
    for (const shape of shapes) {
      const texts = [longestText(shape, target)];
      const { maxLength } = target.place;
      if (maxLength !== undefined && maxLength < 5000) texts.push(repeated(shape, maxLength));
      for (const text of texts) {
        const least = await leastBlockedTime(target, text, allowed);
        expect(least, `${shape[0]}, ${text.length}`).toBeLessThanOrEqual(allowed);
      }
    }
  });
});

test.each([
  [
    'a rule that takes the square of the length',
    z.string().check(z.refine((text) => !/[\p{L}-]{2,}\.\d/u.test(text))),
  ],
  [
    'a rule that goes on after the length was refused',
    z.string().check(
      z.maxLength(100),
      z.refine((text) => !/(?:a+)+\d/u.test(text.slice(0, 24))),
    ),
  ],
])('the test finds %s', async (_what, text) => {
  const planted = declare({
    name: 'planted',
    summary: 'Takes a text',
    method: 'POST',
    path: '/planted',
    access: 'public',
    body: z.strictObject({ text }),
    status: 204,
    answer: null,
    refusals: [],
  });
  const server = createServer({
    log: { level: 'silent' },
    appUrl: 'http://localhost',
    trustedProxies: [],
    reader: englishReader,
  });
  const context = () => ({}) as never;
  bindWith({ server, contextOf: context, findPrincipal: async () => undefined, textsIn }, {})(
    planted,
    async () => null,
  );
  // A quarter of the longest text already takes many times the bound.
  const payload = { text: 'a'.repeat(bodyBytes / 4) };
  const { longest } = await blockedTimeOf(() =>
    server.inject({ method: 'POST', url: '/api/planted', payload }),
  );
  expect(longest).toBeGreaterThan(bound);
  await server.close();
});
