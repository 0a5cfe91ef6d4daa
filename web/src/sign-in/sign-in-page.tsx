import { signInProblemSentence } from '@almanac/domain/sign-in/sign-in-problems';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { discardDrafts, isOld } from '../platform/session/drafts.ts';
import { returnAddress } from '../platform/session/return-address.ts';
import { useSession } from '../platform/session/session.ts';
import { Alert } from '../ui/alert.tsx';
import { RequestMagicLinkForm } from './request-magic-link-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignInPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const path = returnAddress(query);
  useEffect(() => discardDrafts(isOld), []);
  if (session !== null) return <Navigate replace to={path} />;
  return (
    <SignInFrame title="Welcome to Almanac" prompt="Sign in with your company email address">
      <SignInNotice />
      <RequestMagicLinkForm callbackURL={path} />
    </SignInFrame>
  );
}

/** Explains a failed link or an expired session. */
function SignInNotice() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const problem = query.get('error');
  if (problem !== null) {
    return (
      <Alert tone="warning" className="mb-5">
        {signInProblemSentence(problem)}
      </Alert>
    );
  }
  if (state?.hasSessionEnded !== true) return null;
  return (
    <Alert tone="info" className="mb-5" title="Your session has ended">
      Sign in again to go on where you were. What you typed is kept.
    </Alert>
  );
}
