import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as events from './events.ts';

const ada = { id: '019a0000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
const grace = { id: '019a0000-0000-7000-8000-000000000002', name: '', email: 'grace@example.com' };
const entityId = '019a0000-0000-7000-8000-000000000003';
const ofAda = { entityId, subject: ada, changes: [{ field: 'team', from: 'Search' }] } as const;
const half = { team: 'Search', allocationPercent: 50, startDate: '2026-08-03', isActive: true };
const ended = { ...half, endDate: '2026-08-07', isActive: false };
const data = { name: 'Search' };

const told: [string, Event][] = [
  [
    'Created the team Search in Sales',
    events.teamCreated({
      entityId,
      changes: [
        { field: 'name', to: 'Search' },
        { field: 'department', to: 'Sales' },
      ],
    }),
  ],
  [
    'Changed the team Search',
    events.teamChanged({ entityId, changes: [{ field: 'isActive', to: false }], data }),
  ],
  [
    'Changed the team Find, now Search',
    events.teamChanged({ entityId, changes: [{ field: 'name', from: 'Find', to: 'Search' }], data }),
  ],
  [
    'grace@example.com leads the team Search after Ada (ada@example.com)',
    events.teamChanged({
      entityId,
      changes: [{ field: 'teamLead', from: ada, to: grace }],
      data: { ...data, leaver: ada, successor: grace },
    }),
  ],
  [
    'Deleted the team Search with 0 memberships',
    events.teamDeleted({ entityId, changes: [{ field: 'name', from: 'Search' }] }),
  ],
  [
    'Deleted the team Search with 1 membership',
    events.teamDeleted({
      entityId,
      changes: [
        { field: 'name', from: 'Search' },
        { field: 'member', from: ada },
      ],
    }),
  ],
  [
    'Added Ada (ada@example.com) to the team Search, 50% from Mon 3 Aug 2026',
    events.membershipAdded({ ...ofAda, data: { membership: half } }),
  ],
  [
    'Changed Ada (ada@example.com) in the team Search, now 50% from Mon 3 Aug 2026 to Fri 7 Aug 2026, inactive',
    events.membershipChanged({ ...ofAda, data: { membership: ended } }),
  ],
  [
    'Ended Ada (ada@example.com) in the team Search on Fri 7 Aug 2026',
    events.membershipChanged({ ...ofAda, data: { membership: ended, isEnded: true } }),
  ],
  ['Removed Ada (ada@example.com) from the team Search', events.membershipRemoved(ofAda)],
  [
    'Removed Ada (ada@example.com) from the team Search, which was deleted',
    events.membershipRemoved({ ...ofAda, data: { withTeam: true } }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
