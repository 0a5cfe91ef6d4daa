import { mayManageTeams } from '@almanac/domain/people/permissions';
import type { Team } from '@almanac/domain/teams/schema';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { holdTeam, membersQuery, releaseTeam } from './api.ts';
import { BackToTeams } from './back-to-teams.tsx';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { TeamInformationCard } from './team-information-card.tsx';
import { TeamMembersCard } from './team-members-card.tsx';
import { TeamOverviewCard } from './team-overview-card.tsx';
import { TeamTimelineCard } from './team-timeline-card.tsx';
import { useForgetTeam } from './use-forget-team.ts';

export function TeamDetail({ team }: { team: Team }) {
  const isManaging = mayManageTeams(useViewer());
  const navigate = useNavigate();
  useForgetTeam(team.id);
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
      {members && members.length > 0 && <TeamTimelineCard teamId={team.id} members={members} />}
      {dialog === 'edit' && <TeamDialog team={team} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteTeamDialog
          team={team}
          onClose={close}
          onDeleting={() => holdTeam(team.id)}
          onFailed={() => releaseTeam(team.id)}
          onDeleted={() => navigate('/teams')}
        />
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
