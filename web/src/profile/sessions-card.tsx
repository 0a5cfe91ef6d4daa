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
import { rich, text } from './messages/text.ts';

export function SessionsCard() {
  const query = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<SessionsToEnd>();
  return (
    <Card title={text('profile.sessions')} subtitle={text('profile.sessionsHint')}>
      <Loaded
        query={query}
        failure={text('profile.sessionsNotLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('profile.sessionsLoading')} rows={2} />}
      >
        {(sessions) => (
          <div className="flex flex-col gap-3" aria-busy={query.isFetching}>
            <ul aria-label={text('profile.sessions')} className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              {sessions.some(({ isCurrent }) => !isCurrent) && (
                <Button size="small" onPress={() => setEnding('others')}>
                  {text('profile.endOthers')}
                </Button>
              )}
              <Button size="small" icon={<LogOut aria-hidden="true" />} onPress={() => setEnding('all')}>
                {text('profile.endAll')}
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

const handheld = /^(iPhone|iPad|Android)$/;

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { system = '', isCurrent, lastUsedAt, createdAt } = session;
  const device = text('profile.device', session);
  const Icon = handheld.test(system) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
          <span>{device}</span>
          {isCurrent && <Badge tone="success">{text('profile.thisDevice')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>{rich('profile.lastUsed', { when: <InstantText instant={lastUsedAt} /> })}</span>
          <span>{rich('profile.signedIn', { when: <InstantText instant={createdAt} /> })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" aria-label={text('profile.endSessionOf', { device })} onPress={onEnd}>
          {text('profile.end')}
        </Button>
      )}
    </li>
  );
}

function questionBeforeEnding(sessions: SessionsToEnd) {
  if (sessions === 'all') {
    return {
      title: text('profile.endAll'),
      message: text('profile.endAllQuestion'),
      confirmLabel: text('profile.endAll'),
      pendingLabel: text('profile.signingOut'),
    };
  }
  if (sessions === 'others') {
    return {
      title: text('profile.endOthersTitle'),
      message: text('profile.endOthersQuestion'),
      confirmLabel: text('profile.endOthers'),
      pendingLabel: text('profile.ending'),
      done: { text: text('profile.othersEnded') },
    };
  }
  return {
    title: text('profile.endSession'),
    message: text('profile.endSessionQuestion', { device: text('profile.device', sessions) }),
    confirmLabel: text('profile.endSession'),
    pendingLabel: text('profile.ending'),
    done: { text: text('profile.sessionEnded') },
  };
}
