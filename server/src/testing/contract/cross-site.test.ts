import { contract } from '@almanac/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../test-app.ts';
import { fieldsOf } from './schema-inputs.ts';
import { sendTableCall } from './table-call.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn('SYSTEM_ADMIN');
});

afterAll(() => app.close());

test.each(contract.filter(({ method }) => method !== 'GET'))(
  '$name is refused to pages of other sites and other origins of this site',
  async (endpoint) => {
    const params = Object.fromEntries(fieldsOf(endpoint.params).map((name) => [name, admin.id]));
    for (const site of ['cross-site', 'same-site']) {
      const headers = { origin: app.config.appUrl, 'sec-fetch-site': site };
      const answer = await sendTableCall(app, endpoint, { params, body: {}, headers }, admin.cookie);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'BAD_ORIGIN']);
    }
    const headers = { origin: app.config.appUrl, 'sec-fetch-site': 'same-origin' };
    const call = { params, query: { surprise: '1' }, body: { surprise: true }, headers };
    expect((await sendTableCall(app, endpoint, call, admin.cookie)).json().code).not.toBe('BAD_ORIGIN');
  },
);
