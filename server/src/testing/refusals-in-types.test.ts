import { system } from '@almanac/domain/access/principal';
import { endpoint } from '@almanac/domain/endpoint';
import { User } from '@almanac/domain/people/accounts/schema';
import {
  allowed,
  type Decision,
  isRefusal,
  notFound,
  type Outcome,
  type Refusal,
  type RefusalCode,
  refuse,
  refuseInput,
  validationRefusal,
} from '@almanac/domain/refusal';
import Fastify from 'fastify';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { changeAsUserManager } from '../access/change-as-user-manager.ts';
import { change } from '../audit/change.ts';
import { changeLockedUser, changeLockedUsers } from '../people/accounts/records/change-locked-users.ts';
import type { PeopleSettings } from '../people/accounts/records/people-settings.ts';
import { type Bind, bindWith } from '../platform/http/endpoints/bind.ts';
import { Answered } from '../platform/use-case/answered.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { changeAsTeamAdmin } from '../teams/directory/change-as-team-admin.ts';
import { entitlements } from '../time-off/balances/adjustments/entitlements.ts';
import { leaveImport } from '../time-off/balances/opening/leave-import.ts';

const openDoor = endpoint({
  name: 'openDoor',
  summary: 'Opens a door',
  method: 'POST',
  path: '/doors/{id}/open',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ isOpen: z.boolean() }),
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
});

const lookAtDoor = endpoint({
  name: 'lookAtDoor',
  summary: 'Tells whether the door is open',
  method: 'GET',
  path: '/door',
  access: 'public',
  status: 200,
  answer: z.object({ isOpen: z.boolean() }),
  refusals: [],
});

const guardDoor = endpoint({ ...openDoor, refusals: ['FORBIDDEN', 'NOT_FOUND'] });
const replaceKeeper = endpoint({ ...guardDoor, answer: User });
const appointKeeper = endpoint({
  ...replaceKeeper,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'INVALID_TRANSITION'],
});
const dismissKeeper = endpoint({
  ...replaceKeeper,
  refusals: ['FORBIDDEN', 'CHANGED_MEANWHILE', 'INVALID_TRANSITION'],
});

const headers = new Headers();
const opened = { isOpen: true };
const locked = refuse('INVALID_TRANSITION', 'The door is locked');
const signedOut = refuse('UNAUTHENTICATED', 'Please sign in');
const ownDoor = refuse('OWN_REQUEST', 'You cannot open your own door');
const isLocked = headers.has('key');
const done = unchanged(opened);

const settings: PeopleSettings = {
  company: { domain: 'initech.test' },
  staff: { systemAdmins: [], hrAdmins: [], managers: [] },
  endEmployments: () => Promise.resolve(),
  personalTexts: { erase: () => Promise.resolve() },
  entitlements,
  leaveImport,
};

/** Each binding has its own unused server: only compilation is tested. */
const bind: Bind<PeopleSettings> = (call, useCase) => {
  const server = Fastify();
  const contextOf = () => expect.unreachable('The server is never called');
  bindWith({ server, contextOf, findPrincipal: contextOf, textsIn: contextOf }, settings)(call, useCase);
};

test('a use case refuses only with the codes its endpoint declares', () => {
  bind(openDoor, async () => (isLocked ? locked : opened));
  bind(openDoor, async () => (isLocked ? notFound('Door') : locked));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(openDoor, async () => ownDoor);
  // @ts-expect-error One of the codes is not declared.
  bind(openDoor, async () => (isLocked ? ownDoor : notFound('Door')));
  // @ts-expect-error The code is unknown.
  bind(openDoor, async () => ownDoor as Refusal<RefusalCode>);
  // @ts-expect-error The endpoint declares none.
  bind(lookAtDoor, async () => (isLocked ? locked : opened));
});

test('only endpoints with input refuse input, and only those with a session a missing one', () => {
  bind(openDoor, async () => refuseInput('id', 'There is no such door'));
  bind(openDoor, async () => signedOut);
  // @ts-expect-error The endpoint has no input.
  bind(lookAtDoor, async () => refuseInput('id', 'There is no such door'));
  // @ts-expect-error The endpoint is public.
  bind(lookAtDoor, async () => signedOut);
});

test('headers do not hide a code', () => {
  bind(openDoor, async () => new Answered(opened, headers));
  bind(openDoor, async () => new Answered(locked, headers));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(openDoor, async () => new Answered(ownDoor, headers));
  // @ts-expect-error One of the codes is not declared.
  bind(openDoor, async () => (isLocked ? new Answered(ownDoor, headers) : opened));
});

test('a change passes on the codes of its work', () => {
  bind(openDoor, (context) => change(context, async () => (isLocked ? locked : done)));
  bind(lookAtDoor, (context) => change({ ...context, actor: system }, async () => done));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(openDoor, (context) => change(context, async () => (isLocked ? ownDoor : done)));
  // @ts-expect-error One of the codes is not declared.
  bind(openDoor, (context) => change(context, async () => (isLocked ? ownDoor : locked)));
  const open = (context: ChangeContext) => change(context, async () => done);
  expectTypeOf(open).returns.resolves.toEqualTypeOf<Outcome<typeof opened, never>>();
  const openOwn = async (context: ChangeContext) => {
    const outcome = await change(context, async () => (isLocked ? ownDoor : done));
    return isRefusal(outcome) ? outcome : new Answered(outcome, headers);
  };
  // @ts-expect-error The change's refusal is not declared.
  bind(openDoor, openOwn);
});

test('a change with a permission adds its codes', () => {
  bind(guardDoor, (context) => changeAsUserManager(context, async () => done));
  bind(guardDoor, (context) => changeAsTeamAdmin(context, async () => notFound('Door')));
  bind(guardDoor, (context) => changeLockedUsers(context, {}, async () => notFound('Door')));
  // @ts-expect-error The endpoint does not declare FORBIDDEN.
  bind(openDoor, (context) => changeAsUserManager(context, async () => done));
  // @ts-expect-error The endpoint does not declare FORBIDDEN.
  bind(openDoor, (context) => changeAsTeamAdmin(context, async () => done));
  // @ts-expect-error The endpoint does not declare FORBIDDEN.
  bind(openDoor, (context) => changeLockedUsers(context, {}, async () => done));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(guardDoor, (context) => changeAsUserManager(context, async () => ownDoor));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(guardDoor, (context) => changeAsTeamAdmin(context, async () => ownDoor));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(guardDoor, (context) => changeLockedUsers(context, {}, async () => ownDoor));
});

test('an account change adds the codes for a missing and a changed account', () => {
  bind(appointKeeper, (context, seen) => changeLockedUser(context, seen, async () => signedOut));
  // @ts-expect-error The endpoint does not declare NOT_FOUND.
  bind(dismissKeeper, (context, seen) => changeLockedUser(context, seen, async () => signedOut));
  // @ts-expect-error The endpoint does not declare CHANGED_MEANWHILE.
  bind(replaceKeeper, (context, seen) => changeLockedUser(context, seen, async () => signedOut));
  // @ts-expect-error The endpoint does not declare OWN_REQUEST.
  bind(appointKeeper, (context, seen) => changeLockedUser(context, seen, async () => ownDoor));
});

test('a refusal is not a valid response', () => {
  const sayAnything = endpoint({ ...lookAtDoor, answer: z.object({ message: z.optional(z.unknown()) }) });
  // @ts-expect-error A refusal also has a message.
  bind(sayAnything, async () => ownDoor);
  // @ts-expect-error No use case can be bound to such an endpoint.
  bind(sayAnything, async () => ({ message: 'Knock' }));
});

test('a refusal keeps its code, which must be explicit', () => {
  expectTypeOf(ownDoor).toEqualTypeOf<Refusal<'OWN_REQUEST'>>();
  expectTypeOf(notFound).returns.toEqualTypeOf<Refusal<'NOT_FOUND'>>();
  expectTypeOf(refuseInput).returns.toEqualTypeOf<Refusal<'VALIDATION_ERROR'>>();
  expectTypeOf(validationRefusal).returns.toEqualTypeOf<Refusal<'VALIDATION_ERROR'>>();
  const outcome = (isLocked ? locked : opened) as Outcome<typeof opened, 'INVALID_TRANSITION'>;
  if (isRefusal(outcome)) expectTypeOf(outcome.code).toEqualTypeOf<'INVALID_TRANSITION'>();
  const decision: Decision<'OWN_REQUEST'> = isLocked ? ownDoor : allowed;
  if (decision.refused) expectTypeOf(decision.code).toEqualTypeOf<'OWN_REQUEST'>();
  // @ts-expect-error The code is not named.
  expectTypeOf<Refusal>().not.toBeAny();
  // @ts-expect-error The code is not named.
  expectTypeOf<Decision>().not.toBeAny();
  // @ts-expect-error The code is not named.
  expectTypeOf<Outcome<null>>().not.toBeAny();
});
