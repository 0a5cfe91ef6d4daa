import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { isIdentifier } from '../platform/address.ts';
import { ApiError, errorMessage } from '../platform/api-error.ts';
import { useDocumentTitle } from '../ui/document-title.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { MessagePanel } from '../ui/message-panel.tsx';
import { teamQuery } from './directory/api.ts';
import { BackToTeams } from './directory/back-to-teams.tsx';
import { TeamDetail, TeamDetailSkeleton, type TeamTimeline } from './team-detail.tsx';

export function TeamPage({ timeline }: { timeline: TeamTimeline }) {
  const { teamId } = useParams();
  if (!isIdentifier(teamId)) return <NoTeam title="Invalid team ID provided." />;
  return <KnownTeam key={teamId} teamId={teamId} timeline={timeline} />;
}

function KnownTeam({ teamId, timeline }: { teamId: string; timeline: TeamTimeline }) {
  const { data: team, error, isFetching, refetch } = useQuery(teamQuery(teamId));
  const isMissing = error instanceof ApiError && error.status === 404;
  if (team && !isMissing) return <TeamDetail team={team} timeline={timeline} />;
  if (!error) return <TeamDetailSkeleton />;
  if (isMissing) return <NoTeam title="Team not found" message="It may have been deleted." />;
  return (
    <>
      <BackToTeams />
      <ErrorState
        title="Team not found"
        message={errorMessage(error)}
        headingLevel={1}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    </>
  );
}

function NoTeam({ title, message }: { title: string; message?: string }) {
  useDocumentTitle(title);
  return (
    <MessagePanel
      role="alert"
      icon={<SearchX aria-hidden="true" />}
      title={title}
      {...(message !== undefined && { message })}
      headingLevel={1}
      actions={<BackToTeams />}
    />
  );
}
