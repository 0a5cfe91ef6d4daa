import { eventMessage } from '@almanac/domain/events';
import { type AuditedAction, allAuditedActions } from '@almanac/domain/events/audited-entity';
import { englishTexts } from '@almanac/domain/language/english-texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Reaction, type RecordedEvent, reactWith } from './platform/events/reactions.ts';
import { mailQueue, QueuedNotification } from './platform/mail/mail.ts';
import { reactions } from './reactions.ts';
import { absenceEvents } from './testing/absence-events.ts';
import { connectionEvents } from './testing/connection-events.ts';
import { type TestDatabase, testDatabase } from './testing/database.ts';
import { createDepartment, createUser } from './testing/factories.ts';
import { payrollEvents, ruleEvents } from './testing/rule-events.ts';
import { sampleEvent } from './testing/sample-events.ts';
import { silentEvents } from './testing/silent-events.ts';

/** The sentence of the audit log, what open browsers refetch, emails with their recipients, and other work. */
type Consequences = readonly [
  log: string,
  news?: readonly string[],
  emails?: readonly string[],
  jobs?: readonly string[],
];

const everything = ['rules of everyone', 'types of everyone', 'teams of everyone'];
const [rules, teams] = [['rules of everyone'], ['teams of everyone']];
const [people, timeOff] = [['people of Ann'], ['time-off of Ann']];
const account = ['people of Ann', 'time-off of Ann'];
const deputies = ['time-off of Ann', 'time-off of Ben'];
const approvers = ['approver-changes'];
const calendar = ['invitation'];
const invitation = ['account.invitation to Ann'];
const decision = ['time-off.decided to Ann after 10 s'];

/** What follows when Helen of HR does this to Ann, who works for Maria. */
const followed: Readonly<Record<AuditedAction, Consequences>> = {
  'account.created': ['Imported Ann (ann@example.com)', account, invitation, approvers],
  'account.invited': ['Invited Ann (ann@example.com)', account, invitation, approvers],
  'account.welcomed': ['Emailed Ann (ann@example.com) how to sign in', [], invitation],
  'account.verified': ['Verified the address of Ann (ann@example.com) at the first sign-in', people],
  'account.changed': [
    'Changed Ann (ann@example.com): Email',
    people,
    ['account.address-left to Ann', 'account.address-taken to Ann'],
  ],
  'account.role-changed': [
    'Changed the role of Ann (ann@example.com) from Employee to Manager',
    people,
    [],
    approvers,
  ],
  'account.photo-changed': ['Changed their own photo', ['people of Ann', 'photos of Ann']],
  'account.photo-removed': ['Removed the photo of Ann (ann@example.com)', ['people of Ann', 'photos of Ann']],
  'account.mails-chosen': ['Chose which emails to get', people],
  'account.language-chosen': ['Chose a language', people],
  'account.feed-created': ['Created a calendar feed: own time off', people],
  'account.feed-ended': ['Ended a calendar feed of Ann (ann@example.com): own time off', people],
  'account.employments-changed': ['Changed the employments of Ann (ann@example.com)', account],
  'account.leaving-planned': ['Set the last day of Ann (ann@example.com) to Mon 3 Aug 2026', people],
  'account.deputy-named': [
    'Named Ben (ben@example.com) as the deputy of Ann (ann@example.com), Mon 3 to Wed 5 Aug 2026',
    deputies,
    [],
    approvers,
  ],
  'account.deputy-removed': [
    'Removed Ben (ben@example.com) as the deputy of Ann (ann@example.com), Mon 3 to Wed 5 Aug 2026',
    deputies,
    [],
    approvers,
  ],
  'account.deactivated': ['Deactivated Ann (ann@example.com)', people, [], approvers],
  'account.reactivated': ['Reactivated Ann (ann@example.com)', people, [], approvers],
  'account.deleted': ['Deleted their own account, ann@example.com', account, [], approvers],
  'account.erased': ['Erased the names, addresses and reasons of Ann (ann@example.com)', account],
  'account.signed-in': ['Signed in with an emailed link on Firefox on Linux'],
  'account.signed-out': ['Signed out'],
  'account.sessions-ended': ['Ended one of their sessions'],
  'balance.set': [
    'Set vacation days from 24 to 26 for Ann (ann@example.com) in the leave year from Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.opened': ['Opened the Vacation balance of Ann (ann@example.com) with 12.5 by import', timeOff],
  'terms.changed': ['Changed the leave plan of Ann (ann@example.com) from Fri 1 Jan 2027', timeOff],
  'terms.deleted': ['Deleted the terms of Ann (ann@example.com) from Fri 1 Jan 2027', timeOff],
  'balance.lapse-warned': [
    'Warned Ann (ann@example.com): 3 days of Vacation expire on 31 March 2027',
    [],
    ['balance.lapse-warned to Ann'],
  ],
  'balance.adjusted': ['Adjusted Vacation of Ann (ann@example.com) by +3 days on Mon 3 Aug 2026', timeOff],
  'balance.adjustment-deleted': [
    'Deleted an adjustment of Vacation of Ann (ann@example.com) on Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.expiry-moved': [
    'Moved the expiry of Vacation of Ann (ann@example.com) from the leave year from Thu 1 Jan 2026 to Wed 30 Jun 2027',
    timeOff,
  ],
  'balance.paid-out': ['Paid out 3 days of Vacation to Ann (ann@example.com) on Mon 3 Aug 2026', timeOff],
  'balance.payout-deleted': [
    'Deleted the pay-out of Vacation to Ann (ann@example.com) on Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.recalculation-kept': [
    'Kept the Vacation balance of Ann (ann@example.com) as it was before the update of Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.recalculation-accepted': [
    'Accepted the Vacation balance of Ann (ann@example.com) as corrected by the update of Mon 3 Aug 2026',
    timeOff,
  ],
  'team.created': ['Created the team Potsdam in Sales', teams],
  'team.changed': ['Changed the team Berlin, now Potsdam', teams, [], approvers],
  'team.deleted': ['Deleted the team Berlin with 0 memberships', teams, [], approvers],
  'membership.added': [
    'Added Ann (ann@example.com) to the team North, 1% from Mon 3 Aug 2026, inactive',
    teams,
    [],
    approvers,
  ],
  'membership.changed': [
    'Changed Ann (ann@example.com) in the team North, now 1% from Mon 3 Aug 2026, inactive',
    teams,
    [],
    approvers,
  ],
  'membership.removed': ['Removed Ann (ann@example.com) from the team North', teams, [], approvers],
  'place.holidays-requested': [
    'Asked HR for the holidays of Potsdam in 2027',
    [],
    ['place.holidays-requested to Helen'],
  ],
  'time-off.requested': [
    'Requested Vacation, Mon 3 Aug 2026',
    timeOff,
    ['time-off.requested to Maria after 10 s'],
    calendar,
  ],
  'time-off.edited': [
    'Changed a request to Vacation, Mon 3 Aug 2026',
    timeOff,
    ['time-off.edited to Maria after 10 s'],
    calendar,
  ],
  'time-off.cancelled': [
    'Cancelled Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.cancelled to Ann', 'time-off.cancelled-for-approvers to Maria'],
    calendar,
  ],
  'time-off.deleted': ['Deleted the request for Vacation, Mon 3 Aug 2026', timeOff],
  'time-off.approved': [
    'Approved Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    decision,
    calendar,
  ],
  'time-off.rejected': ['Rejected Vacation of Ann (ann@example.com), Mon 3 Aug 2026', timeOff, decision],
  'time-off.decision-undone': [
    'Undid the decision on Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    [],
    ['decision-links', ...calendar],
  ],
  'time-off.recorded': [
    'Recorded Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.recorded to Ann after 10 s'],
    calendar,
  ],
  'time-off.interrupted': [
    'Removed Mon 3 Aug 2026 from Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.interrupted to Ann', 'time-off.interrupted-for-approvers to Maria'],
    calendar,
  ],
  'time-off.document-recorded': [
    'Marked the document as missing: Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
  ],
  'time-off.leave-reduced': [
    'Leave is no longer reduced for Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.leave-reduced to Ann'],
  ],
  'time-off.reminded': [
    'Reminded Ben (ben@example.com) of Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
  ],
  ...absenceEvents,
  ...silentEvents,
  ...connectionEvents,
  ...ruleEvents,
  'settings.changed': ['Changed the settings: Company name', ['settings of everyone']],
  ...payrollEvents,
  'demo.seeded': ['Filled the empty database with a demo company of 24 people', everything],
  'leave.set-up': ['Set up leave from Thu 1 Jan 2026 with the plan Standard for 1 person', rules],
  'leave.recalculated': ['The update corrected 3 balances of 1 person and marked 1 closing balance', rules],
};

interface Facts {
  actor?: string;
  data?: object;
  request?: object;
}

const approved = { request: { status: 'APPROVED' } };
const asked = { data: { as: 'REQUESTED' } };
const receipt = 'connections.decision-receipt to Maria after 10 s';
const noticed = ['time-off.noticed to Maria after 10 s'];
const recorded = 'time-off.recorded to Ann after 10 s';

/** Emails that depend on what the event says or on who acts. */
const variants: readonly (readonly [AuditedAction, string, Facts, readonly string[]])[] = [
  ['time-off.requested', 'without approval', approved, noticed],
  ['time-off.edited', 'without approval', approved, noticed],
  ['time-off.edited', 'at the last day', { data: { endsWithEmployment: true } }, ['time-off.ended to Ann']],
  ['time-off.cancelled', 'by Ann', { actor: 'Ann' }, ['time-off.cancelled-for-approvers to Maria']],
  ['time-off.cancelled', 'unannounced', { data: { wasUnannounced: true } }, ['time-off.cancelled to Ann']],
  ['time-off.cancelled', 'joined to its origin', { data: { because: 'JOINED_TO_ORIGIN' } }, []],
  ['time-off.approved', 'by Ann herself', { actor: 'Ann' }, []],
  ['time-off.approved', 'from an email', { data: { via: 'EMAIL' }, actor: 'Maria' }, [...decision, receipt]],
  ['time-off.recorded', 'pending', asked, [recorded, 'time-off.requested to Maria after 10 s']],
  ['time-off.recorded', 'pending, by Maria', { ...asked, actor: 'Maria' }, [recorded]],
  ['time-off.recorded', 'within other time off', { data: { as: 'TAKEN_OUT' } }, []],
  ['time-off.shortened', 'by Maria', { actor: 'Maria' }, ['time-off.shortened to Ann']],
  ['time-off.interrupted', 'again', { data: { again: true } }, []],
  ['place.holidays-requested', 'with those of another place', { data: { asked: undefined } }, []],
];

let testing: TestDatabase;
let react: ReturnType<typeof reactWith>;
const ids = new Map<string, string>();

beforeAll(async () => {
  testing = await testDatabase();
  react = reactWith(reactions, () => '2026-08-03');
  const { id: departmentId } = await createDepartment(testing.database);
  for (const [name, role] of [
    ['Ann', 'EMPLOYEE'],
    ['Ben', 'EMPLOYEE'],
    ['Maria', 'MANAGER'],
    ['Helen', 'HR_ADMIN'],
    ['Sam', 'SYSTEM_ADMIN'],
  ] as const) {
    const { email } = person(name);
    ids.set(name, (await createUser(testing.database, { name, email, role, departmentId })).id);
  }
});
afterAll(() => testing.drop());

function person(name: string) {
  return { id: ids.get(name) ?? '', name, email: `${name.toLowerCase()}@example.com` };
}

function sample(action: AuditedAction, actor = 'Helen'): RecordedEvent {
  return sampleEvent(action, { subject: person('Ann'), actor: person(actor), other: person('Ben') });
}

async function consequencesOf(event: RecordedEvent): Promise<Consequences> {
  const nameOf = (id: string | null) => [...ids].find(([, each]) => each === id)?.[0] ?? 'everyone';
  const { jobs, news } = await react(testing.database, [event]);
  const emails = jobs.flatMap(({ queue, data, waitSeconds }) => {
    if (queue !== mailQueue) return [];
    const { message, recipient } = QueuedNotification.parse(data);
    return `${message} to ${nameOf(recipient)}${waitSeconds ? ` after ${waitSeconds} s` : ''}`;
  });
  return [
    englishTexts.text(eventMessage(event.action, { ...event, subject: event.subject ?? { id: '' } }) ?? ''),
    [...new Set(news.map(({ topic, userId }) => `${topic} of ${nameOf(userId)}`))],
    emails,
    jobs.map(({ queue }) => queue).filter((queue) => queue !== mailQueue),
  ];
}

test.each(allAuditedActions)('%s has its sentence, news, emails and jobs', async (action) => {
  const [log, news = [], emails = [], jobs = []] = followed[action];
  expect(await consequencesOf(sample(action))).toEqual([log, news, emails, jobs]);
});

test.each(variants)('%s, %s, has its emails', async (action, _when, { actor, data, request }, emails) => {
  const event = sample(action, actor);
  const former = 'request' in event.data ? event.data.request : undefined;
  const changed = {
    ...event.data,
    ...data,
    ...(request && { request: Object.assign({}, former, request) }),
  };
  expect((await consequencesOf({ ...event, data: changed }))[2]).toEqual(emails);
});

test('every email of a reaction has a row', () => {
  const always = Object.values(followed).flatMap(([, , emails = []]) => emails);
  const rows = [...always, ...variants.flatMap((row) => row[3])];
  const sent = Object.values<Reaction>(reactions).flatMap(({ notify = [] }) => notify);
  expect(new Set(rows.map((row) => row.split(' ')[0]))).toEqual(new Set(sent.map(({ message }) => message)));
});
