import * as happened from '@almanac/domain/people/events';
import { addressVerified, sessionsEnded, signedOut } from '@almanac/domain/sign-in/events';
import { expect, test } from 'vitest';
import { signInReactions } from '../sign-in/reactions.ts';
import { peopleReactions } from './reactions.ts';

const of = { entityId: 'ada', subject: { id: 'ada', name: 'Ada', email: 'ada@example.com' } };
const ben = { id: 'ben', name: 'Ben', email: 'ben@example.com' };
const session = { field: 'session', from: 'Firefox on Linux' } as const;
const active = { field: 'isActive', from: false, to: true } as const;

const created = happened.accountCreated({ ...of, changes: [active], data: { through: 'SIGN_IN' } });
const deactivated = happened.accountDeactivated({ ...of, changes: [active, session] });
const reactivated = happened.accountReactivated({ ...of, changes: [active] });
const erased = happened.accountErased({ ...of, changes: [{ field: 'email' }] });
const deleted = happened.accountDeleted({ ...of, changes: [{ field: 'email', from: 'ada@example.com' }] });
const named = happened.deputyNamed({ ...of, changes: [{ field: 'deputy', to: ben }] });
const removed = happened.deputyRemoved({ ...of, changes: [{ field: 'deputy', from: ben }] });
const verified = addressVerified({ ...of, changes: [active] });
const ended = sessionsEnded({ ...of, changes: [session], data: { which: 'ALL' } });
const out = signedOut({ ...of, changes: [session] });

test.each([
  // An account begins with its first leave terms.
  [created.action, peopleReactions[created.action].publish?.({ ...created, id: '' }), 'people time-off'],
  [
    deactivated.action,
    peopleReactions[deactivated.action].publish?.({ ...deactivated, id: '' }),
    'people session',
  ],
  [reactivated.action, peopleReactions[reactivated.action].publish?.({ ...reactivated, id: '' }), 'people'],
  [erased.action, peopleReactions[erased.action].publish?.({ ...erased, id: '' }), 'people time-off'],
  [
    deleted.action,
    peopleReactions[deleted.action].publish?.({ ...deleted, id: '' }),
    'people time-off session',
  ],
  [verified.action, signInReactions[verified.action].publish?.({ ...verified, id: '' }), 'people'],
  [ended.action, signInReactions[ended.action].publish?.({ ...ended, id: '' }), 'session'],
  [out.action, signInReactions[out.action].publish?.({ ...out, id: '' }), 'session'],
])('%s is news about the account', (_action, news, topics) => {
  expect(news).toEqual(topics.split(' ').map((topic) => ({ topic, userId: 'ada' })));
});

test.each([
  [named.action, peopleReactions[named.action].publish?.({ ...named, id: '' })],
  [removed.action, peopleReactions[removed.action].publish?.({ ...removed, id: '' })],
])('%s is news for the person and the deputy', (_action, news) => {
  expect(news).toEqual(['ada', 'ben'].map((userId) => ({ topic: 'time-off', userId })));
});
