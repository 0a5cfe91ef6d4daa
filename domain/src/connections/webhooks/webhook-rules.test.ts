import { expect, test } from 'vitest';
import { mostWebhooks } from './schema.ts';
import { checkWebhookCount, checkWebhookUrl, noSuchDelivery, refuseLostSecret } from './webhook-rules.ts';

test('an address that can never be called is refused at its field', () => {
  expect(checkWebhookUrl(undefined)).toEqual({ refused: false });
  for (const fault of ['NO_URL', 'NOT_HTTPS', 'NOT_ALLOWED'] as const)
    expect(checkWebhookUrl(fault)).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'url' }] });
});

test('a company has a limited number of webhooks', () => {
  expect(checkWebhookCount(mostWebhooks - 1)).toEqual({ refused: false });
  expect(checkWebhookCount(mostWebhooks)).toMatchObject({ code: 'TOO_MANY' });
});

test('a lost secret and an unknown delivery have codes of their own', () => {
  expect(refuseLostSecret()).toMatchObject({ code: 'SWITCHED_OFF' });
  expect(noSuchDelivery()).toMatchObject({ code: 'NOT_FOUND' });
});
