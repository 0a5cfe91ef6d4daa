import { mayManageTeams } from '@almanac/domain/access/permissions';
import type { Team } from '@almanac/domain/teams/directory/schema';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Pencil, SearchX, Trash2 } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isMissing } from '../platform/http/api-error.ts';
import { loadingFailure, loadingMessage } from '../platform/http/loading-failure.ts';
import { isIdentifier } from '../platform/lists/address.ts';
import { useViewer } from '../platform/session/session.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { ErrorState } from '../ui/page/error-state.tsx';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { forgetDeletedTeam, teamQuery } from './directory/api.ts';
import { DeleteTeamDialog, TeamDialog } from './directory/team-dialogs.tsx';
import { useTeamsPath } from './directory/team-path.ts';
import { membersQuery } from './members/api.ts';
import { TeamMembersCard } from './members/team-members-card.tsx';
import { text } from './messages/text.ts';
import { TeamInformationCard, TeamOverviewCard } from './team-cards.tsx';

/** Shows the members of a team over time. */
type TeamTimeline = ComponentType<{ teamId: string; members: readonly TeamMember[] }>;

export function TeamPage({ timeline }: { timeline: TeamTimeline }) {
  const { teamId } = useParams();
  if (!isIdentifier(teamId)) return <NoTeam title={text('teams.invalidId')} />;
  return <KnownTeam key={teamId} teamId={teamId} timeline={timeline} />;
}

function KnownTeam({ teamId, timeline }: { teamId: string; timeline: TeamTimeline }) {
  const query = useQuery(teamQuery(teamId));
  const { data: team, isFetching, refetch } = query;
  const error = loadingFailure(query);
  const isGone = isMissing(error);
  if (team && !isGone) return <TeamDetail team={team} timeline={timeline} />;
  if (!error) return <TeamDetailSkeleton />;
  if (isGone) return <NoTeam title={text('teams.notFound')} message={text('teams.maybeDeleted')} />;
  return (
    <>
      <BackToTeams />
      <ErrorState
        title={text('teams.notFound')}
        message={loadingMessage(error, isFetching)}
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

interface TeamDetailProps {
  team: Team;
  /** Shown below the members. */
  timeline: TeamTimeline;
}

function TeamDetail({ team, timeline: Timeline }: TeamDetailProps) {
  const isManaging = mayManageTeams(useViewer());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => () => forgetDeletedTeam(queryClient, team.id), [queryClient, team.id]);
  const { data: members } = useQuery(membersQuery(team.id));
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        above={
          <div className="pb-3">
            <BackToTeams />
          </div>
        }
        title={team.name}
        subtitle={
          <bdi className="whitespace-pre-line">{team.description || text('teams.noDescription')}</bdi>
        }
        actions={
          isManaging && (
            <>
              <Button icon={<Pencil aria-hidden="true" />} onPress={() => setDialog('edit')}>
                {text('teams.edit')}
              </Button>
              <Button icon={<Trash2 aria-hidden="true" />} onPress={() => setDialog('delete')}>
                {text('teams.delete')}
              </Button>
            </>
          )
        }
      />
      <div className="grid items-stretch gap-5 lg:grid-cols-[2fr_1fr]">
        <TeamInformationCard team={team} />
        <TeamOverviewCard team={team} members={members} />
      </div>
      <TeamMembersCard teamId={team.id} isManaging={isManaging} />
      {members && members.length > 0 && <Timeline teamId={team.id} members={members} />}
      {dialog === 'edit' && <TeamDialog team={team} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteTeamDialog team={team} onClose={close} onLeave={() => navigate('/teams')} />
      )}
    </>
  );
}

function TeamDetailSkeleton() {
  return (
    <SkeletonArea label={text('teams.loading')} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-52 w-full" />
        <Skeleton className="h-52 w-full" />
      </div>
      <Skeleton className="h-80 w-full" />
    </SkeletonArea>
  );
}

function BackToTeams() {
  return (
    <LinkButton to={useTeamsPath()} size="small" icon={<ArrowLeft aria-hidden="true" />}>
      {text('teams.back')}
    </LinkButton>
  );
}
