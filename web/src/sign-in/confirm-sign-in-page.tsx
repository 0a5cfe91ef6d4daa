import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { caller } from '../platform/http/call.ts';
import { useSession } from '../platform/session/session.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const readMagicLink = caller<typeof import('@almanac/domain/sign-in/endpoints').readMagicLink>(
  'POST',
  '/auth/magic-link/read',
);

/** Mail scanners open links, and a link works once, so only the button here consumes it. */
export function ConfirmSignInPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  if (token === '') {
    return (
      <SignInFrame title="This link is incomplete" prompt="It may have been cut off in your email.">
        <LinkButton to="/login" variant="primary" className="w-full">
          Ask for a new link
        </LinkButton>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Almost there" prompt={<HolderOfLink token={token} />}>
      <FollowMagicLinkForm token={token} callbackURL={query.get('callbackURL')} />
    </SignInFrame>
  );
}

/** The user the link signs in. An invalid link is reported when the button is pressed. */
function HolderOfLink({ token }: { token: string }) {
  const session = useSession();
  const { data: link, isPending } = useQuery({
    queryKey: ['magic-link', token],
    queryFn: ({ signal }) => readMagicLink({ token }, signal),
    gcTime: 0,
  });
  if (isPending) return 'One moment…';
  if (!link) return 'Press the button to sign in.';
  const { email } = link;
  return (
    <>
      Sign in as{' '}
      <strong className="font-semibold text-ink">
        <MailAddress address={email} />
      </strong>
      {session && session.user.email !== email && (
        <span className="block pt-1 text-base">
          <MailAddress address={session.user.email} /> will be signed out in this browser.
        </span>
      )}
    </>
  );
}

type FollowMagicLinkFormProps = { token: string; callbackURL: string | null };

/** A plain browser form, not the router's, as the server answers with a redirect. */
function FollowMagicLinkForm({ token, callbackURL }: FollowMagicLinkFormProps) {
  const [isSigningIn, setSigningIn] = useState(false);
  return (
    <form method="get" action="/api/auth/magic-link/verify" onSubmit={() => setSigningIn(true)}>
      <input type="hidden" name="token" value={token} />
      {callbackURL !== null && <input type="hidden" name="callbackURL" value={callbackURL} />}
      <Button
        type="submit"
        variant="primary"
        autoFocus
        isPending={isSigningIn}
        pendingLabel="Signing in..."
        className="w-full"
      >
        Sign in to Almanac
      </Button>
      <p className="pt-4 text-ink-muted">
        The link works once. If you did not ask for it, close this page: nothing has happened.
      </p>
    </form>
  );
}
