import { mayManageTeams } from '@almanac/domain/access/permissions';
import type { Team } from '@almanac/domain/teams/directory/schema';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { forgetDeletedTeam } from './directory/api.ts';
import { BackToTeams } from './directory/back-to-teams.tsx';
import { DeleteTeamDialog, TeamDialog } from './directory/team-dialogs.tsx';
import { membersQuery } from './members/api.ts';
import { TeamMembersCard } from './members/team-members-card.tsx';
import { TeamInformationCard } from './team-information-card.tsx';
import { TeamOverviewCard } from './team-overview-card.tsx';

interface TeamDetailProps {
  team: Team;
  /** What stands below the members. */
  timeline: TeamTimeline;
}

/** Shows the members of a team over time. */
export type TeamTimeline = ComponentType<{ teamId: string; members: readonly TeamMember[] }>;

export function TeamDetail({ team, timeline: Timeline }: TeamDetailProps) {
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
          <span className="whitespace-pre-line">{team.description || 'No description provided'}</span>
        }
        actions={
          isManaging && (
            <>
              <Button icon={<Pencil aria-hidden="true" />} onPress={() => setDialog('edit')}>
                Edit Team
              </Button>
              <Button icon={<Trash2 aria-hidden="true" />} onPress={() => setDialog('delete')}>
                Delete Team
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

export function TeamDetailSkeleton() {
  return (
    <SkeletonArea label="Loading the team" className="flex flex-col gap-6">
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
