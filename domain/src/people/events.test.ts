import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as happened from './events.ts';

const ada = { id: '01000000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
const ben = { id: '01000000-0000-7000-8000-000000000002', name: '', email: 'ben@example.com' };
const ofAda = { entityId: ada.id, subject: ada };
const ofBen = { entityId: ben.id, subject: ben };
const welcome = [{ field: 'welcome', to: ada.email }] as const;
const active = [{ field: 'isActive', from: false, to: true }] as const;
const inactive = [
  { field: 'isActive', from: true, to: false },
  { field: 'session', from: 'Firefox on Linux' },
] as const;
const named = [
  { field: 'deputy', to: ben },
  { field: 'startDate', to: '2026-08-03' },
  { field: 'endDate', to: '2026-08-07' },
] as const;
const removed = [
  { field: 'deputy', from: ben },
  { field: 'startDate', from: '2026-08-03' },
  { field: 'endDate', from: '2026-08-07' },
] as const;
const moved = [
  { field: 'email', from: 'a@example.com', to: ada.email },
  { field: 'employmentStart', to: '2026-08-03' },
  { field: 'session', from: 'Firefox on Linux' },
] as const;
const promoted = [
  { field: 'name', from: 'A', to: 'Ada' },
  { field: 'role', from: 'EMPLOYEE', to: 'MANAGER' },
] as const;
const lastDay = '2026-08-07';
const imported = { data: { through: 'IMPORT' } } as const;

const sentences: [Event, string][] = [
  [happened.accountCreated({ ...ofAda, changes: welcome, ...imported }), 'Imported Ada (ada@example.com)'],
  [
    happened.accountCreated({ ...ofBen, changes: active, data: { through: 'SIGN_IN' } }),
    'Created the account of ben@example.com at the first sign-in',
  ],
  [happened.accountInvited({ ...ofAda, changes: welcome }), 'Invited Ada (ada@example.com)'],
  [happened.accountWelcomed({ ...ofAda, changes: welcome }), 'Emailed Ada (ada@example.com) how to sign in'],
  [
    happened.accountChanged({ ...ofAda, changes: moved, data: { ofOwnRecord: true } }),
    'Changed Ada (ada@example.com): Email, Employment start, their own, as the only administrator',
  ],
  [
    happened.accountChanged({ ...ofAda, changes: [promoted[0]], ...imported }),
    'Changed Ada (ada@example.com) by import: Name',
  ],
  [
    happened.accountChanged({ ...ofAda, changes: [promoted[0]], data: { through: 'PROFILE' } }),
    'Changed their own name to Ada',
  ],
  [
    happened.roleChanged({ ...ofAda, changes: [promoted[1]] }),
    'Changed the role of Ada (ada@example.com) from Employee to Manager',
  ],
  [
    happened.roleChanged({ ...ofAda, changes: promoted, ...imported }),
    'Changed Ada (ada@example.com) by import: Name, Role',
  ],
  [happened.photoChanged({ ...ofAda, changes: [{ field: 'photo' }] }), 'Changed their own photo'],
  [
    happened.photoRemoved({ ...ofAda, changes: [{ field: 'photo' }] }),
    'Removed the photo of Ada (ada@example.com)',
  ],
  [
    happened.mailsChosen({ ...ofAda, changes: [{ field: 'ownRequests', from: true, to: false }] }),
    'Chose which emails to get',
  ],
  [
    happened.languageChosen({ ...ofAda, changes: [{ field: 'locale', from: 'de', to: 'fr' }] }),
    'Chose a language',
  ],
  [
    happened.employmentsChanged({ ...ofAda, changes: [{ field: 'employment', to: '2026-09-01 – …' }] }),
    'Changed the employments of Ada (ada@example.com)',
  ],
  [
    happened.leavingPlanned({ ...ofAda, changes: [{ field: 'successor', to: ben }], data: { lastDay } }),
    'Set the last day of Ada (ada@example.com) to Fri 7 Aug 2026',
  ],
  [
    happened.deputyNamed({ ...ofAda, changes: named }),
    'Named ben@example.com as the deputy of Ada (ada@example.com), Mon 3 to Fri 7 Aug 2026',
  ],
  [
    happened.deputyRemoved({ ...ofAda, changes: removed }),
    'Removed ben@example.com as the deputy of Ada (ada@example.com), Mon 3 to Fri 7 Aug 2026',
  ],
  [
    // The deputy was erased since.
    happened.deputyNamed({ ...ofAda, changes: [{ field: 'deputy' }, named[1], named[2]] }),
    'Named Erased person as the deputy of Ada (ada@example.com), Mon 3 to Fri 7 Aug 2026',
  ],
  [happened.accountDeactivated({ ...ofAda, changes: inactive }), 'Deactivated Ada (ada@example.com)'],
  [
    happened.accountDeactivated({ ...ofAda, changes: inactive, data: { lastDay } }),
    'Deactivated Ada (ada@example.com), whose last day was Fri 7 Aug 2026',
  ],
  [
    happened.accountDeactivated({ ...ofAda, changes: inactive, ...imported }),
    'Deactivated Ada (ada@example.com) by import',
  ],
  [happened.accountReactivated({ ...ofAda, changes: active }), 'Reactivated Ada (ada@example.com)'],
  [
    happened.accountDeleted({ ...ofBen, changes: [{ field: 'email', from: ben.email }] }),
    'Deleted their own account, ben@example.com',
  ],
  [
    happened.accountExported({ ...ofAda, changes: [{ field: 'format', to: 'CSV' }] }),
    'Exported all data about Ada (ada@example.com)',
  ],
  [
    happened.accountErased({
      entityId: ada.id,
      subject: { ...ada, email: `erased-${ada.id}@invalid` },
      changes: [{ field: 'email' }],
    }),
    'Erased the names, addresses and reasons of Erased person',
  ],
  [
    happened.peopleImported({
      entityId: ada.id,
      changes: [
        { field: 'peopleAdded', to: 2 },
        { field: 'peopleChanged', to: 1 },
      ],
      data: { unchanged: 7 },
    }),
    'Imported people: 2 added, 1 changed, 7 unchanged',
  ],
];

test.each(sentences)('%# has its sentence in the log', (event, sentence) => {
  expect(toldEvent(event)).toBe(sentence);
});

test('someone without a name is named by their address, as in the log', () => {
  const changes = [{ field: 'isActive', from: false, to: true }] as const;
  const subject = { ...ben, name: ben.email };
  const told = happened.accountInvited.text({ entityId: ben.id, changes, subject, data: {} });
  expect(told).toEqual('Invited ben@example.com');
});
