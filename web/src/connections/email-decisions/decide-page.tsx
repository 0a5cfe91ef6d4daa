import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ApiError, errorMessage } from '../../platform/http/api-error.ts';
import { signInAddress } from '../../platform/session/return-address.ts';
import { SignInFrame } from '../../sign-in/sign-in-frame.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { linkQuery } from './api.ts';
import { text } from './messages/text.ts';
import { RequestToDecide } from './request-to-decide.tsx';

/** The page of a link in an email. Opening it changes nothing; its token leaves the address at once. */
export function DecidePage() {
  const { requestId: given = '' } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Some mail filters encode the '#', which makes the token a part of the path.
  const [requestId = '', inPath = ''] = given.split('#');
  const inAddress = hash.slice(1) || inPath;
  const [token, setToken] = useState(inAddress);
  if (inAddress !== '' && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress === '') return;
    const done = navigate(`/decide/${encodeURIComponent(requestId)}`, { replace: true });
    done?.catch(() => undefined);
  }, [inAddress, requestId, navigate]);
  return token === '' ? (
    <WithoutToken requestId={requestId} />
  ) : (
    <WithToken requestId={requestId} token={token} />
  );
}

function WithoutToken({ requestId }: { requestId: string }) {
  return (
    <SignInFrame title={text('connections.decide.title')} prompt={text('connections.decide.noToken')}>
      <SignInLink requestId={requestId} />
    </SignInFrame>
  );
}

function WithToken({ requestId, token }: { requestId: string; token: string }) {
  const { data, error, refetch, isFetching } = useQuery(linkQuery(token));
  if (data)
    return <RequestToDecide key={data.request.version} found={data} token={token} onUndone={refetch} />;
  if (!error || isFetching) {
    return (
      <SignInFrame title={text('connections.decide.title')} prompt={text('connections.decide.oneMoment')}>
        <SkeletonList label={text('connections.decide.oneMoment')} rows={4} />
      </SignInFrame>
    );
  }
  const hasEnded = error instanceof ApiError && [403, 404, 409].includes(error.status);
  return (
    <SignInFrame
      title={text('connections.decide.title')}
      prompt={hasEnded ? text('connections.decide.ended') : text('connections.decide.notLoaded')}
    >
      <div className="flex flex-col gap-4">
        <Alert tone="warning">{errorMessage(error)}</Alert>
        {hasEnded ? (
          <SignInLink requestId={requestId} />
        ) : (
          <Button className="w-full" onPress={() => refetch()}>
            {text('connections.decide.tryAgain')}
          </Button>
        )}
      </div>
    </SignInFrame>
  );
}

function SignInLink({ requestId }: { requestId: string }) {
  return (
    <LinkButton to={signInAddress(`/time-off/requests/${requestId}`)} variant="primary" className="w-full">
      {text('connections.decide.signIn')}
    </LinkButton>
  );
}
