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

/** The shell of the not-found page; the sign-in doesn't return to it. */
export function ShellForUnknownAddress() {
  return (
    <SignedIn comesBack={false}>
      <Shell />
    </SignedIn>
  );
}

type SignedInProps = {
  /** Whether the sign-in returns to the current address. */
  comesBack?: boolean;
  children: ReactNode;
};

/** Redirects signed-out visitors to the sign-in, and back afterwards. */
function SignedIn({ comesBack = true, children }: SignedInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(session !== null);
  // If someone else signs in in another tab, the key resets all forms of this one.
  if (session !== null) return <Fragment key={session.user.id}>{children}</Fragment>;
  return (
    <Navigate
      replace
      to={comesBack ? signInAddress(`${pathname}${search}`) : signInAddress()}
      state={{ hasSessionEnded: wasSignedIn }}
    />
  );
}
