import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInAddress } from '../platform/session/return-address.ts';
import { useSession } from '../platform/session/session.ts';
import { Shell } from './shell.tsx';
import { useSignedOutNotice } from './signed-out-notice.ts';

export function SignedInShell() {
  useSignedOutNotice();
  return (
    <SignedIn>
      <Shell />
    </SignedIn>
  );
}

/** Around an address that does not exist: the sign-in has no reason to lead back there. */
export function ShellForUnknownAddress() {
  return (
    <SignedIn comesBack={false}>
      <Shell />
    </SignedIn>
  );
}

type SignedInProps = {
  /** Whether the sign-in leads back to the place where one is. */
  comesBack?: boolean;
  children: ReactNode;
};

/** Lets those in who are signed in; the others go to the sign-in, and from there back to where they were. */
function SignedIn({ comesBack = true, children }: SignedInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(session !== null);
  // Whoever signs in next, in another tab, finds nothing of who was here before in the forms of this one.
  if (session !== null) return <Fragment key={session.user.id}>{children}</Fragment>;
  return (
    <Navigate
      replace
      to={comesBack ? signInAddress(`${pathname}${search}`) : signInAddress()}
      state={{ hasSessionEnded: wasSignedIn }}
    />
  );
}
