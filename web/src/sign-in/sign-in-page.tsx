import { signInProblemMessage } from '@almanac/domain/sign-in/sign-in-problems';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { textOf } from '../language/messages.ts';
import { discardDrafts, isOld } from '../platform/session/drafts.ts';
import { returnAddress } from '../platform/session/return-address.ts';
import { useSession } from '../platform/session/session.ts';
import { Alert } from '../ui/alert.tsx';
import { text } from './messages/text.ts';
import { RequestMagicLinkForm } from './request-magic-link-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignInPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const path = returnAddress(query);
  useEffect(() => discardDrafts(isOld), []);
  if (session !== null) return <Navigate replace to={path} />;
  return (
    <SignInFrame title={text('sign-in.welcome')} prompt={text('sign-in.welcomePrompt')}>
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
        {textOf(signInProblemMessage(problem))}
      </Alert>
    );
  }
  if (state?.hasSessionEnded !== true) return null;
  return (
    <Alert tone="info" className="mb-5" title={text('sign-in.sessionEnded')}>
      {text('sign-in.sessionEndedHint')}
    </Alert>
  );
}
