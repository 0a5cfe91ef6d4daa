import { randomUUIDv7 } from 'node:crypto';
import { secretBox } from '../platform/outgoing/secret-box.ts';
import { secretOfTests, type TestApp } from './test-app.ts';

/** A chat channel whose posts reach no one. Returns its id. */
export async function storeChannel(
  { database }: Pick<TestApp, 'database'>,
  channel: { name?: string; departmentId?: string } = {},
): Promise<string> {
  const id = randomUUIDv7();
  await database
    .insertInto('channels')
    .values({
      id,
      kind: 'SLACK',
      name: '#sales',
      // An address that is refused before it is called.
      sealedUrl: secretBox(secretOfTests).seal('https://127.0.0.1/services/abcdefghijklmnop'),
      shownUrl: '127.0.0.1/…mnop',
      posts: ['AWAY_DAILY'],
      language: 'en',
      ...channel,
    })
    .execute();
  return id;
}
