import { followMagicLink as call } from '@almanac/domain/sign-in/endpoints';
import { FollowMagicLink } from '@almanac/domain/sign-in/schema';
import type { SignInProblem } from '@almanac/domain/sign-in/sign-in-problems';
import type { FastifyReply } from 'fastify';
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
  if (!(await admitSignIn(context, link.email))) return 'LINK_INVALID';
  const answer = await auth.api.magicLinkVerify({
    query: { token, callbackURL: '/dashboard' },
    headers: caller.headers,
    asResponse: true,
  });
  const cookies = cookiesOf(answer.headers);
  // Of two uses at the same moment only one is given a session.
  if (!cookies.has('set-cookie')) return 'LINK_INVALID';
  return { returnPath: ownPath(callbackURL, appUrl) ?? '/dashboard', cookies };
}

function redirect(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 302);
}
