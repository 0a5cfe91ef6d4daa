import { expect, test } from 'vitest';
import { feedClient } from './feed-client.ts';

test.each([
  [null, undefined],
  [' \u0000\n', undefined],
  ['Google-Calendar-Importer', 'Google-Calendar-Importer'],
  ['iOS/18.1\u0000\r\n(22B83) dataaccessd/1.0', 'iOS/18.1 (22B83) dataaccessd/1.0'],
  ['\u202eevil', 'evil'],
  ['😀'.repeat(200), '😀'.repeat(100)],
])('%j is the program %j', (userAgent, client) => {
  expect(feedClient(userAgent)).toBe(client);
});
