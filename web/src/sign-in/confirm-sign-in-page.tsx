import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { caller } from '../platform/http/call.ts';
import { useSession } from '../platform/session/session.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { rich, text } from './messages/text.ts';
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
      <SignInFrame title={text('sign-in.incompleteLink')} prompt={text('sign-in.incompleteLinkHint')}>
        <LinkButton to="/login" variant="primary" className="w-full">
          {text('sign-in.requestNewLink')}
        </LinkButton>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={text('sign-in.almostThere')} prompt={<HolderOfLink token={token} />}>
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
  if (isPending) return text('sign-in.oneMoment');
  if (!link) return text('sign-in.pressToSignIn');
  const { email } = link;
  return (
    <>
      {rich('sign-in.signInAs', {
        email: (
          <strong className="font-semibold text-ink">
            <MailAddress address={email} />
          </strong>
        ),
      })}
      {session && session.user.email !== email && (
        <span className="block pt-1 text-base">
          {rich('sign-in.otherSignedOut', { email: <MailAddress address={session.user.email} /> })}
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
        pendingLabel={text('sign-in.signingIn')}
        className="w-full"
      >
        {text('sign-in.signIn')}
      </Button>
      <p className="pt-4 text-ink-muted">{text('sign-in.linkWorksOnce')}</p>
    </form>
  );
}
