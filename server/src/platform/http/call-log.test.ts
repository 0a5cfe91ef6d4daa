import { expect, test } from 'vitest';
import { loggedPath } from './call-log.ts';

test.each([
  '/api/feeds/kQ8-secret.ics',
  '/api/feeds/kQ8-secret',
  '/api/feeds/kQ8-secret.ics?user=1',
  '/API/Feeds/kQ8-secret.ics',
  '/api/%66eeds/kQ8-secret.ics',
  '/api/feeds%2FkQ8-secret.ics',
  'https://almanac.example.com/api/feeds/kQ8-secret.ics',
  '/elsewhere/api/feeds/kQ8-secret.ics',
])('%s is logged without its secret', (url) => {
  expect(loggedPath(url)).toBe('/api/feeds/…');
});

test.each([
  ['/api/vacation?userId=1', '/api/vacation'],
  ['/api/feeds', '/api/feeds'],
  ['/api/profile/feeds', '/api/profile/feeds'],
  ['/api/%zz/x', '/api/%zz/x'],
  ['', ''],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
