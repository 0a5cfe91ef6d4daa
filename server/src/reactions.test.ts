import { type AuditedAction, allAuditedActions } from '@almanac/domain/events/audited-entity';
import type { Event } from '@almanac/domain/events/event';
import { expect, test } from 'vitest';
import type { News } from './platform/news/news-listener.ts';
import { reactions } from './reactions.ts';

const [rules, types, teams] = ['rules of everyone', 'types of everyone', 'teams of everyone'];
const [people, timeOff] = ['people of Ann', 'time-off of Ann'];

/** What each event about Ann or a record publishes. */
const published: Readonly<Record<AuditedAction, readonly string[]>> = {
  'account.created': [people, timeOff],
  'account.invited': [people, timeOff],
  'account.welcomed': [],
  'account.verified': [people],
  'account.changed': [people],
  'account.role-changed': [people],
  'account.mails-chosen': [people],
  'account.leaving-planned': [people],
  // And of the deputy.
  'account.deputy-named': [timeOff],
  'account.deputy-removed': [timeOff],
  'account.deactivated': [people],
  'account.reactivated': [people],
  'account.deleted': [people, timeOff],
  'account.exported': [],
  'account.erased': [people, timeOff],
  'account.signed-in': [],
  'account.link-refused': [],
  // A database trigger announces ended sessions.
  'account.signed-out': [],
  'account.sessions-ended': [],
  'balance.set': [timeOff],
  'balance.read': [],
  'balance.opened': [timeOff],
  'terms.changed': [timeOff],
  'terms.deleted': [timeOff],
  'balance.lapse-warned': [],
  'balance.adjusted': [timeOff],
  'balance.adjustment-deleted': [timeOff],
  'balance.recalculation-kept': [timeOff],
  'balance.recalculation-accepted': [timeOff],
  'department.created': [rules],
  'department.changed': [rules],
  'department.deleted': [rules],
  'team.created': [teams],
  'team.changed': [teams],
  'team.deleted': [teams],
  'membership.added': [teams],
  'membership.changed': [teams],
  'membership.removed': [teams],
  'work-schedule.created': [rules],
  'work-schedule.changed': [rules],
  'work-schedule.deleted': [rules],
  'place.created': [rules],
  'place.changed': [rules],
  'place.deleted': [rules],
  'place.holidays-changed': [rules],
  'place.holidays-requested': [],
  'leave-type.created': [types],
  'leave-type.changed': [types],
  'leave-type.deleted': [types],
  'leave-plan.created': [rules],
  'leave-plan.changed': [rules],
  'leave-plan.deleted': [rules],
  'leave-policy.written': [rules],
  'leave-policy.deleted': [rules],
  'leave-closing.closed': [rules],
  'leave-closing.undone': [rules],
  'leave-closing.exported': [],
  'time-off.requested': [timeOff],
  'time-off.edited': [timeOff],
  'time-off.cancelled': [timeOff],
  'time-off.deleted': [timeOff],
  'time-off.approved': [timeOff],
  'time-off.rejected': [timeOff],
  'time-off.decision-undone': [timeOff],
  'time-off.recorded': [timeOff],
  'time-off.shortened': [timeOff],
  'time-off.interrupted': [timeOff],
  'time-off.restored': [timeOff],
  'time-off.document-recorded': [timeOff],
  'time-off.reminded': [],
  'mail.sent-again': [],
  'people.imported': [],
  'audit-log.exported': [],
  'people.exported': [],
  'requests.exported': [],
  'balances.exported': [],
  'teams.exported': [],
  'demo.seeded': [rules, types, teams],
  'leave.set-up': [rules],
  'leave.recalculated': [rules],
};

const ann = { id: 'Ann', name: 'Ann', email: 'ann@example.com' };

function newsOf(
  action: AuditedAction,
  event: Pick<Event, 'entityId' | 'changes'> & Partial<Event>,
): string[] {
  const reaction: { publish?(event: object): readonly News[] } = reactions[action];
  const news = reaction.publish?.({ action, data: {}, ...event }) ?? [];
  return news.map(({ topic, userId }) => `${topic} of ${userId ?? 'everyone'}`);
}

test.each(allAuditedActions)('%s publishes what open browsers refetch', (action) => {
  const entityId = action.startsWith('time-off.') ? 'request' : ann.id;
  expect(newsOf(action, { entityId, subject: ann, changes: [{ field: 'name', to: 'Ann' }] })).toEqual(
    published[action],
  );
});

test('a deputy is news for both', () => {
  const deputy = { id: 'Ben', name: 'Ben', email: 'ben@example.com' };
  const named = [
    { field: 'deputy', to: deputy },
    { field: 'startDate', to: '2026-06-01' },
  ] as const;
  expect(newsOf('account.deputy-named', { entityId: ann.id, subject: ann, changes: named })).toEqual([
    timeOff,
    'time-off of Ben',
  ]);
  const removed = [
    { field: 'deputy', from: deputy },
    { field: 'startDate', from: '2026-06-01' },
  ] as const;
  expect(newsOf('account.deputy-removed', { entityId: ann.id, subject: ann, changes: removed })).toEqual([
    timeOff,
    'time-off of Ben',
  ]);
});
