import { eventText } from '@almanac/domain/events';
import { type AuditedAction, allAuditedActions } from '@almanac/domain/events/audited-entity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type React, type Reaction, type RecordedEvent, reactWith } from './platform/events/reactions.ts';
import { mailQueue, QueuedNotification } from './platform/mail/mail.ts';
import { reactions } from './reactions.ts';
import { type TestDatabase, testDatabase } from './testing/database.ts';
import { createDepartment, createUser } from './testing/factories.ts';
import { sampleEvent } from './testing/sample-events.ts';

/** The sentence of the audit log, what open browsers refetch, emails with their recipients, and other work. */
type Consequences = readonly [
  log: string,
  news?: readonly string[],
  emails?: readonly string[],
  jobs?: readonly string[],
];

const everything = ['rules of everyone', 'types of everyone', 'teams of everyone'];
const [rules, types, teams] = [['rules of everyone'], ['types of everyone'], ['teams of everyone']];
const people = ['people of Ann'];
const timeOff = ['time-off of Ann'];
const account = ['people of Ann', 'time-off of Ann'];
const deputies = ['time-off of Ann', 'time-off of Ben'];
const approvers = ['approver-changes'];
const invitation = ['account.invitation to Ann'];
const decision = ['time-off.decided to Ann after 10 s'];

/** What follows when Helen of HR does this to Ann, who works for Maria. */
const followed: Readonly<Record<AuditedAction, Consequences>> = {
  'account.created': ['Imported Ann (ann@example.com)', account, invitation, approvers],
  'account.invited': ['Invited Ann (ann@example.com)', account, invitation, approvers],
  'account.welcomed': ['Mailed Ann (ann@example.com) how to sign in', [], invitation],
  'account.verified': ['The first sign-in of Ann (ann@example.com) proved the address', people],
  'account.changed': [
    'Changed address of Ann (ann@example.com)',
    people,
    ['account.address-left to Ann', 'account.address-taken to Ann'],
  ],
  'account.role-changed': [
    'Changed the role of Ann (ann@example.com) from EMPLOYEE to MANAGER',
    people,
    [],
    approvers,
  ],
  'account.photo-changed': ['Changed their own photo', ['people of Ann', 'photos of Ann']],
  'account.photo-removed': ['Removed the photo of Ann (ann@example.com)', ['people of Ann', 'photos of Ann']],
  'account.mails-chosen': ['Chose which mails to get', people],
  'account.language-chosen': ['Chose a language', people],
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
  'account.exported': ['Exported all that is held about Ann (ann@example.com)'],
  'account.erased': ['Ann (ann@example.com): their names, addresses and reasons were removed', account],
  'account.signed-in': ['Signed in with a mailed link, on Firefox on Linux'],
  'account.link-refused': ['A sign-in link of Ann (ann@example.com) was refused'],
  'account.signed-out': ['Signed out'],
  'account.sessions-ended': ['Ended one of their sessions'],
  'balance.set': [
    'Set vacation days from 24 to 26 for Ann (ann@example.com) in the leave year from Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.read': ['Looked at the leave balance of Ann (ann@example.com)'],
  'balance.opened': ['Opened the balance of Vacation of Ann (ann@example.com) with 12.5 by import', timeOff],
  'terms.changed': ['Changed the leave plan of Ann (ann@example.com) from Fri 1 Jan 2027 on', timeOff],
  'terms.deleted': ['Deleted what Ann (ann@example.com) held from Fri 1 Jan 2027 on', timeOff],
  'balance.lapse-warned': [
    'Warned Ann (ann@example.com): 3 days of Vacation lapse on 31 March 2027',
    [],
    ['balance.lapse-warned to Ann'],
  ],
  'balance.adjusted': ['Adjusted Vacation of Ann (ann@example.com) by +3 days on Mon 3 Aug 2026', timeOff],
  'balance.adjustment-deleted': [
    'Took back an adjustment of Vacation of Ann (ann@example.com) on Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.recalculation-kept': [
    'Kept the Vacation of Ann (ann@example.com) as it was before the update of Mon 3 Aug 2026',
    timeOff,
  ],
  'balance.recalculation-accepted': [
    'Accepted the Vacation of Ann (ann@example.com) as corrected by the update of Mon 3 Aug 2026',
    timeOff,
  ],
  'department.created': ['Added the department Potsdam', rules],
  'department.changed': ['Gave the newcomers of Potsdam the leave plan England', rules],
  'department.deleted': ['Deleted the department Berlin', rules],
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
  'work-schedule.created': ['Added the work schedule Potsdam', rules],
  'work-schedule.changed': ['Changed the work schedule Potsdam', rules],
  'work-schedule.deleted': ['Deleted the work schedule Berlin', rules],
  'place.created': ['Added the place Potsdam', rules],
  'place.changed': ['Changed the place Potsdam', rules],
  'place.deleted': ['Deleted the place Berlin', rules],
  'place.holidays-changed': ['Changed the holidays of Potsdam in 1', rules],
  'place.holidays-requested': [
    'Asked HR for the holidays of Potsdam in 2027',
    [],
    ['place.holidays-requested to Helen'],
  ],
  'leave-type.created': ['Added the type Potsdam', types],
  'leave-type.changed': ['Changed the type Potsdam', types],
  'leave-type.deleted': ['Deleted the type Berlin', types],
  'leave-plan.created': ['Added the leave plan Potsdam', rules],
  'leave-plan.changed': ['Changed the leave plan Potsdam', rules],
  'leave-plan.deleted': ['Deleted the leave plan Berlin', rules],
  'leave-policy.written': ['Set the rules of VACATION in the leave plan Potsdam from Mon 3 Aug 2026', rules],
  'leave-policy.deleted': [
    'Deleted the rules of VACATION in the leave plan Potsdam from Mon 3 Aug 2026',
    rules,
  ],
  'leave-closing.closed': ['Closed all leave through Wed 31 Dec 2025', rules],
  'leave-closing.undone': ['Opened again what was closed through Wed 31 Dec 2025', rules],
  'leave-closing.exported': ['Exported the balances of everybody at the end of Wed 31 Dec 2025'],
  'time-off.requested': [
    'Asked for Vacation, Mon 3 Aug 2026',
    timeOff,
    ['time-off.requested to Maria after 10 s'],
  ],
  'time-off.edited': [
    'Changed a request to Vacation, Mon 3 Aug 2026',
    timeOff,
    ['time-off.edited to Maria after 10 s'],
  ],
  'time-off.cancelled': [
    'Cancelled Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.cancelled to Ann', 'time-off.cancelled-for-approvers to Maria'],
  ],
  'time-off.deleted': ['Deleted the request for Vacation, Mon 3 Aug 2026', timeOff],
  'time-off.approved': ['Approved Vacation of Ann (ann@example.com), Mon 3 Aug 2026', timeOff, decision],
  'time-off.rejected': ['Rejected Vacation of Ann (ann@example.com), Mon 3 Aug 2026', timeOff, decision],
  'time-off.decision-undone': [
    'Took back the decision on Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
  ],
  'time-off.recorded': [
    'Recorded Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.recorded to Ann after 10 s'],
  ],
  'time-off.shortened': [
    'Shortened to Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.shortened to Ann', 'time-off.shortened-for-approvers to Maria'],
  ],
  'time-off.interrupted': [
    'Took Mon 3 Aug 2026 out of Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
    ['time-off.interrupted to Ann', 'time-off.interrupted-for-approvers to Maria'],
  ],
  'time-off.restored': [
    'Gave Mon 3 Aug 2026 back to Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
  ],
  'time-off.document-recorded': [
    'Recorded the document as missing: Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    timeOff,
  ],
  'time-off.reminded': [
    'Reminded Ben (ben@example.com) of Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
  ],
  'mail.sent-again': ['Had a mail to Potsdam (ben@example.com) sent again'],
  'mail.tested': ['Sent a test email, which was not accepted'],
  'people.imported': ['Imported people: 24 added, 2 changed, 1 unchanged'],
  'audit-log.exported': ['Exported all of the audit log'],
  'people.exported': ['Exported 3 rows of the list of people'],
  'requests.exported': ['Exported 3 rows of time off requests'],
  'balances.exported': ['Exported 3 rows of leave balances'],
  'teams.exported': ['Exported 3 rows of teams and allocations'],
  'settings.changed': ['Changed the settings: company name', ['settings of everyone']],
  'settings.copied': ['Copied the settings from the environment'],
  'setup.marked': ['Opened the setup checklist again'],
  'demo.seeded': ['Filled the empty database with a demo company of 24 people', everything],
  'leave.set-up': ['Set up leave from Thu 1 Jan 2026 on with the plan Standard for 1 people', rules],
  'leave.recalculated': ['The update corrected 3 balances of 1 people and marked 1 closing balances', rules],
};

interface Facts {
  actor?: string;
  data?: object;
  request?: object;
}

const approved = { request: { status: 'APPROVED' } };
const asked = { data: { as: 'REQUESTED' } };
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
  ['time-off.recorded', 'pending', asked, [recorded, 'time-off.requested to Maria after 10 s']],
  ['time-off.recorded', 'pending, by Maria', { ...asked, actor: 'Maria' }, [recorded]],
  ['time-off.recorded', 'within other time off', { data: { as: 'TAKEN_OUT' } }, []],
  ['time-off.shortened', 'by Maria', { actor: 'Maria' }, ['time-off.shortened to Ann']],
  ['time-off.interrupted', 'again', { data: { again: true } }, []],
  ['place.holidays-requested', 'with those of another place', { data: { asked: undefined } }, []],
];

let testing: TestDatabase;
let react: React;
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
    eventText(event.action, { ...event, subject: event.subject ?? { id: '' } }) ?? '',
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
