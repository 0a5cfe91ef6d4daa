import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { refusalStatus } from './refusal.ts';

test('no two calls share a name or an address', () => {
  const names = contract.map(({ name }) => name);
  const addresses = contract.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(contract.length);
  expect(new Set(addresses).size).toBe(contract.length);
});

test.each(contract)('$name declares the parameters of its path, and refusals that exist', (call) => {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath);
  expect(call.refusals.filter((code) => !(code in refusalStatus))).toEqual([]);
  expect(call.answer === null).toBe(call.status === 204 || 'download' in call);
  if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeUndefined();
});

test.each(contract.filter(({ body }) => body))('$name refuses body fields that it does not know', (call) => {
  const issues = call.body?.safeParse({ isAdmin: true }).error?.issues ?? [];
  expect(issues.map((issue) => issue.code)).toContain('unrecognized_keys');
});
