import type { OwnSession } from '@almanac/domain/profile/schema';
import { useQuery } from '@tanstack/react-query';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../platform/forms/confirm-action.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { endSessionsMutation, type SessionsToEnd, sessionsQuery } from './api.ts';

export function SessionsCard() {
  const query = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<SessionsToEnd>();
  return (
    <Card title="Sessions" subtitle="Browsers where you are signed in.">
      <Loaded
        query={query}
        failure="Couldn't load your sessions"
        headingLevel={3}
        skeleton={<SkeletonList label="Loading your sessions" rows={2} />}
      >
        {(sessions) => (
          <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
            <ul aria-label="Sessions" className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              {sessions.some(({ isCurrent }) => !isCurrent) && (
                <Button size="small" onPress={() => setEnding('others')}>
                  End All Others
                </Button>
              )}
              <Button size="small" icon={<LogOut aria-hidden="true" />} onPress={() => setEnding('all')}>
                Sign Out Everywhere
              </Button>
            </div>
          </div>
        )}
      </Loaded>
      {ending && (
        <ConfirmAction
          mutation={endSessionsMutation()}
          input={ending}
          {...questionBeforeEnding(ending)}
          variant="danger"
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, isCurrent, lastUsedAt, createdAt } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
          <span className="first-letter:uppercase">{device}</span>
          {isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>
            Last used <InstantText instant={lastUsedAt} />
          </span>
          <span>
            Signed in <InstantText instant={createdAt} />
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" aria-label={`End the session of ${device}`} onPress={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}

function questionBeforeEnding(sessions: SessionsToEnd) {
  if (sessions === 'all') {
    return {
      title: 'Sign Out Everywhere',
      message: 'Every browser in which you are signed in is signed out, this one too.',
      confirmLabel: 'Sign Out Everywhere',
      pendingLabel: 'Signing out...',
    };
  }
  if (sessions === 'others') {
    return {
      title: 'End All Other Sessions',
      message: 'Every other browser in which you are signed in is signed out. You stay signed in here.',
      confirmLabel: 'End All Others',
      pendingLabel: 'Ending...',
      done: { text: 'All other sessions ended' },
    };
  }
  return {
    title: 'End Session',
    message: `${sessions.device} is signed out. Whoever uses it needs a new sign-in link.`,
    confirmLabel: 'End Session',
    pendingLabel: 'Ending...',
    done: { text: 'Session ended' },
  };
}
