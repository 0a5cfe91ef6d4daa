import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const description = '/api/openapi.json';

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a long response is compressed as %s if accepted, with the same content',
  async (encoding, unpack) => {
    const plain = await app.server.inject({ url: description });
    const sent = await app.server.inject({ url: description, headers: { 'accept-encoding': encoding } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(unpack(sent.rawPayload).toString()).toBe(plain.body);
  },
);

test('a short response is not compressed', async () => {
  const { headers, statusCode } = await app.server.inject({
    url: '/api/company',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
});
