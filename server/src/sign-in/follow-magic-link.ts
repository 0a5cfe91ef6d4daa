import { system } from '@almanac/domain/access/principal';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import { acceptedTags, rememberedTag } from '@almanac/domain/language/locale';
import { isRefusal, type Refusal, refuse } from '@almanac/domain/refusal';
import { followMagicLink as call } from '@almanac/domain/sign-in/endpoints';
import { linkRefused, signedIn } from '@almanac/domain/sign-in/events';
import { FollowMagicLink } from '@almanac/domain/sign-in/schema';
import type { SignInProblem } from '@almanac/domain/sign-in/sign-in-problems';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { change } from '../audit/change.ts';
import { namedPerson } from '../audit/named-person.ts';
import { isLoggedSince } from '../audit/queries.ts';
import { saveBrowserLanguage } from '../people/accounts/records/own-account-store.ts';
import { readUserByAddress } from '../people/accounts/records/queries.ts';
import { deviceOf } from '../platform/auth/device.ts';
import { readPendingLink } from '../platform/auth/queries.ts';
import { cookiesOf } from '../platform/auth/session.ts';
import { type Api, addHeaders, routePath } from '../platform/http/endpoints/bind.ts';
import { described, errorAnswers } from '../platform/http/endpoints/route-schema.ts';
import { sendRefusal } from '../platform/http/errors/error-answer.ts';
import { isFromForeignSite, ownPagePath } from '../platform/http/origins.ts';
import { admitSignIn } from './admit-sign-in.ts';
import { message } from './messages/message.ts';
import { notAPage } from './request-magic-link.ts';
import type { SignInSettings, VisitorContext } from './sign-in-settings.ts';
import { endCurrentSession } from './sign-out.ts';

const foreignSite = refuse('BAD_ORIGIN', message('sign-in.foreignSite'));

/** Signs in the holder of a link and redirects to the requested page, or to the sign-in page with the reason. */
export function registerFollowMagicLink(api: Api, settings: SignInSettings): void {
  api.server.get<{ Querystring: FollowMagicLink }>(
    routePath(call),
    {
      exposeHeadRoute: false,
      schema: {
        operationId: call.name,
        summary: call.summary,
        tags: ['auth'],
        querystring: FollowMagicLink,
        response: {
          302: described(z.null(), 'Signed in, or sent to the sign-in page'),
          ...errorAnswers(call),
        },
      },
    },
    async (request, reply) => {
      const outcome = await followMagicLink({ ...api.contextOf(request), ...settings }, request.query);
      if (isRefusal(outcome)) return sendRefusal(request, reply, outcome);
      if (typeof outcome === 'string') return redirect(reply, `/login?error=${outcome}`);
      addHeaders(reply, outcome.cookies);
      return redirect(reply, outcome.returnPath);
    },
  );
}

interface SignedIn {
  returnPath: string;
  cookies: Headers;
}

async function followMagicLink(
  context: VisitorContext,
  { token, callbackURL = '/dashboard' }: FollowMagicLink,
): Promise<Refusal<'BAD_ORIGIN' | 'FORBIDDEN'> | SignInProblem | SignedIn> {
  const { appUrl, auth, caller, database, now } = context;
  if (isFromForeignSite(caller.headers)) return foreignSite;
  const returnPath = ownPagePath(callbackURL, appUrl);
  if (returnPath === undefined) return notAPage;
  const link = await readPendingLink(database, token);
  if (!link) return 'LINK_INVALID';
  if (link.expiresAt <= now) {
    await recordRefusedLink(context, link.email, 'EXPIRED');
    return 'LINK_EXPIRED';
  }
  const person = await admitSignIn(context, link.email);
  if (!person) {
    await recordRefusedLink(context, link.email, 'NO_ACCESS');
    return 'LINK_INVALID';
  }
  const previous = await context.findSession(caller);
  const library = await auth.api();
  const answer = await library.magicLinkVerify({
    query: { token, callbackURL: '/dashboard' },
    headers: caller.headers,
    asResponse: true,
  });
  const cookies = cookiesOf(answer.headers);
  // Of two concurrent uses, only one gets a session.
  if (!cookies.has('set-cookie')) return 'LINK_INVALID';
  await recordSignIn(context, person);
  if (!previous) return { returnPath, cookies };
  const isOther = previous.user.id !== person.id;
  await endCurrentSession(context, previous, person);
  return { returnPath: isOther ? withSignedOut(returnPath, previous.user.email) : returnPath, cookies };
}

/** The path with a query that names the signed-out person. */
function withSignedOut(path: string, signedOut: string): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const query = new URLSearchParams({ signedOut });
  return [`${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

// Repeated attempts are logged once.
const unloggedMilliseconds = 600_000;

/** Logs the refusal of a person's link. An unknown link has no person to log. */
async function recordRefusedLink(
  context: VisitorContext,
  email: string,
  why: 'EXPIRED' | 'NO_ACCESS',
): Promise<void> {
  const { database, now } = context;
  const person = await readUserByAddress(database, email);
  if (!person) return;
  const since = new Date(now.getTime() - unloggedMilliseconds);
  const logged = { action: linkRefused.action, subjectId: person.id, since };
  if (await isLoggedSince(database, logged)) return;
  await change({ ...context, actor: system }, async () => ({
    result: null,
    events: [
      linkRefused({
        entityId: person.id,
        subject: namedPerson(person),
        changes: [{ field: 'link', to: why }],
      }),
    ],
  }));
}

// The cookie is sent only after this, so every usable session is in the log.
async function recordSignIn(context: VisitorContext, person: NamedPerson): Promise<void> {
  const { headers } = context.caller;
  const device = deviceOf(headers.get('user-agent') ?? '');
  const browserLanguage = rememberedTag(acceptedTags(headers.get('accept-language') ?? ''));
  await change({ ...context, actor: { kind: 'PERSON', ...person } }, async (writer) => {
    if (browserLanguage) await saveBrowserLanguage(writer, person.id, browserLanguage);
    return {
      result: null,
      events: [
        signedIn({
          entityId: person.id,
          subject: person,
          changes: [{ field: 'session', to: device }],
        }),
      ],
    };
  });
}

function redirect(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 302);
}
