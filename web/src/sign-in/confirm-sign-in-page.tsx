import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Mail scanners open links, and a link works once: only the button of this page uses it up. */
export function ConfirmSignInPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  if (token === '') {
    return (
      <SignInFrame
        title="This link is not complete"
        prompt="Its end is missing, as when a mail breaks a line."
      >
        <LinkButton to="/login" variant="primary" className="w-full">
          Ask for a new link
        </LinkButton>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="You are almost there" prompt="One press, and you are signed in.">
      <FollowMagicLinkForm token={token} callbackURL={query.get('callbackURL')} />
    </SignInFrame>
  );
}

type FollowMagicLinkFormProps = { token: string; callbackURL: string | null };

/** A form of the browser, not of the router: the server answers with a redirect. */
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
