import { contract } from '@almanac/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundLargeCompany, type LargeCompany } from '../large-company.ts';
import { countStatements, type SentStatement, type StatementCounter } from '../statements.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { moreQueries, scans } from './read-exceptions.ts';
import { type ReadRow, readTable, readWithoutRow } from './read-table.ts';
import { sendTableCall } from './table-call.ts';

const reading = contract.filter(({ method }) => method === 'GET');
const rows = reading.map((endpoint) => ({
  endpoint,
  name: endpoint.name,
  rows: readTable[endpoint.name] ?? [],
}));

/** Tables that grow with the company, except departments, which fit in a few pages. */
const growing = [
  'users',
  'sessions',
  'teams',
  'team_members',
  'person_terms',
  'time_off_requests',
  'leave_adjustments',
  'deputies',
  'audit_entries',
  'audit_personal',
];

let app: TestApp;
let company: LargeCompany;
let counter: StatementCounter;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  company = await foundLargeCompany(app);
  counter = countStatements(app.servicePool);
});
afterAll(() => app.close());

test('every reading endpoint has a row, or a reason for none', () => {
  const named = [...Object.keys(readTable), ...Object.keys(readWithoutRow)];
  expect(named.sort()).toEqual(reading.map(({ name }) => name).sort());
});

describe.each(rows.filter(({ rows: [row] }) => row))('$name', ({ endpoint, name, rows: calls }) => {
  const asked: SentStatement[][] = [];
  beforeAll(async () => {
    for (const row of calls) asked.push(await queriesOfRead(row, endpoint));
  });

  test('takes one query for the session and two for the response', () => {
    const isPublic = endpoint.access === 'public' && name !== 'readSession';
    const most = Math.max(...asked.map(({ length }) => length - (isPublic ? 0 : 1)));
    const excepted = moreQueries[name]?.queries;
    if (excepted === undefined) expect(most).toBeLessThanOrEqual(2);
    else expect(most).toBe(excepted);
  });

  test('finds its records by an index', async () => {
    const scanned = new Set<string>();
    for (const query of asked.flat()) for (const table of await tablesScannedBy(query)) scanned.add(table);
    const allowed = scans[name]?.tables ?? [];
    expect([...scanned].filter((table) => !allowed.includes(table))).toEqual([]);
  });
});

test('a table scan is detected, an index lookup is not', async () => {
  const email = ['worker-1@example.com'];
  const going = 'SELECT id FROM users WHERE lower(email) = $1';
  expect(await tablesScannedBy({ text: going, values: email })).toEqual(['users']);
  const finding = 'SELECT id FROM users WHERE email = $1';
  expect(await tablesScannedBy({ text: finding, values: email })).toEqual([]);
});

test('exceptions exist only for endpoints with a row', () => {
  const excepted = [...Object.keys(moreQueries), ...Object.keys(scans)];
  expect(excepted.filter((name) => !(name in readTable))).toEqual([]);
});

/** The queries of the second call, as the first also does daily and hourly work. */
async function queriesOfRead(
  { by, call }: ReadRow,
  endpoint: (typeof reading)[number],
): Promise<SentStatement[]> {
  const { cookie } = company.actors[by];
  const ask = async () => {
    const { statusCode, body } = await sendTableCall(app, endpoint, call?.(company) ?? {}, cookie);
    expect(statusCode, body).toBe(endpoint.status);
  };
  await ask();
  return counter.sentBy(ask);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The growing tables that the query plan scans. */
async function tablesScannedBy({ text, values }: Pick<SentStatement, 'text' | 'values'>): Promise<string[]> {
  if (!/^\s*select/i.test(text)) return [];
  const { rows: plans } = await app.servicePool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    [...values],
  );
  const root = plans[0]?.['QUERY PLAN'][0]?.Plan;
  return root ? nodesOf(root).flatMap(scannedBy) : [];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function scannedBy({ 'Node Type': type, 'Relation Name': table = '' }: PlanNode): string[] {
  return type === 'Seq Scan' && growing.includes(table) ? [table] : [];
}
