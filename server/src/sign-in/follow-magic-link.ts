import type { NamedPerson } from '@almanac/domain/audit/field-change';
import { followMagicLink as call } from '@almanac/domain/sign-in/endpoints';
import { FollowMagicLink } from '@almanac/domain/sign-in/schema';
import type { SignInProblem } from '@almanac/domain/sign-in/sign-in-problems';
import type { FastifyReply } from 'fastify';
import { change } from '../audit/change.ts';
import { deviceOf } from '../platform/auth/device.ts';
import { readPendingLink } from '../platform/auth/queries.ts';
import { cookiesOf } from '../platform/auth/session.ts';
import { type Api, addHeaders, routePath } from '../platform/http/bind.ts';
import { ownPath } from '../platform/http/origins.ts';
import { admitSignIn } from './admit-sign-in.ts';
import type { SignInSettings, VisitorContext } from './sign-in-settings.ts';

/** Signs the holder of a link in and redirects: to where they were going, or to the sign-in with the reason. */
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
      },
    },
    async (request, reply) => {
      const outcome = await followMagicLink({ ...api.contextOf(request), ...settings }, request.query);
      if (typeof outcome === 'string') return redirect(reply, `/login?error=${outcome}`);
      addHeaders(reply, outcome.cookies);
      return redirect(reply, outcome.returnPath);
    },
  );
}

async function followMagicLink(
  context: VisitorContext,
  { token, callbackURL = '/dashboard' }: FollowMagicLink,
): Promise<SignInProblem | { returnPath: string; cookies: Headers }> {
  const { appUrl, auth, caller, database, now } = context;
  const link = await readPendingLink(database, token);
  if (!link) return 'LINK_INVALID';
  if (link.expiresAt <= now) return 'LINK_EXPIRED';
  const person = await admitSignIn(context, link.email);
  if (!person) return 'LINK_INVALID';
  const answer = await auth.api.magicLinkVerify({
    query: { token, callbackURL: '/dashboard' },
    headers: caller.headers,
    asResponse: true,
  });
  const cookies = cookiesOf(answer.headers);
  // Of two uses at the same moment only one is given a session.
  if (!cookies.has('set-cookie')) return 'LINK_INVALID';
  await recordSignIn(context, person);
  return { returnPath: ownPath(callbackURL, appUrl) ?? '/dashboard', cookies };
}

// The cookie leaves only after this, so nobody holds a session that the log does not know.
async function recordSignIn(context: VisitorContext, person: NamedPerson): Promise<void> {
  const device = deviceOf(context.caller.headers.get('user-agent') ?? '');
  await change({ ...context, actor: person }, async () => ({
    result: null,
    audit: {
      action: 'account.signed-in',
      entity: 'user',
      entityId: person.id,
      subject: person,
      summary: `Signed in with a mailed link, on ${device}`,
      changes: [{ field: 'session', to: device }],
    },
  }));
}

function redirect(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 302);
}
