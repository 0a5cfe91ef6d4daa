import { isPast } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { History, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../platform/http/loading-failure.ts';
import { useToday } from '../../platform/session/today.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { membersQuery } from './api.ts';
import { MemberDialog, RemoveMemberDialog } from './member-dialogs.tsx';
import { type MemberActions, MemberTable } from './member-table.tsx';
import { memberTotals } from './member-totals.ts';
import { text } from './messages/text.ts';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; member: TeamMember };

interface TeamMembersCardProps {
  teamId: string;
  isManaging: boolean;
}

export function TeamMembersCard({ teamId, isManaging }: TeamMembersCardProps) {
  const today = useToday();
  const { data: members } = useQuery(membersQuery(teamId));
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const actions: MemberActions | undefined = isManaging
    ? {
        onEdit: (member) => setDialog({ kind: 'edit', member }),
        onRemove: (member) => setDialog({ kind: 'remove', member }),
      }
    : undefined;
  const totals = memberTotals(members ?? [], today);

  return (
    <Card
      title={
        members
          ? text('teams.members.titleWithCount', { count: totals.members })
          : text('teams.members.title')
      }
      // An empty line holds the total's height while loading.
      subtitle={members ? text('teams.members.totalActive', { percent: totals.allocationPercent }) : '\u00a0'}
      actions={
        isManaging && (
          <Button
            variant="primary"
            size="small"
            icon={<UserPlus aria-hidden="true" />}
            onPress={() => setDialog({ kind: 'add' })}
          >
            {text('teams.members.add')}
          </Button>
        )
      }
      {...(members &&
        members.length > 0 && {
          footer: (
            <dl className="flex flex-wrap gap-x-8 gap-y-1">
              <Total term={text('teams.members.totalMembers')} count={totals.members} />
              <Total term={text('teams.members.activeMembers')} count={totals.activeMembers} />
            </dl>
          ),
        })}
    >
      <Members teamId={teamId} actions={actions} />
      {(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
        <MemberDialog
          teamId={teamId}
          member={dialog.kind === 'edit' ? dialog.member : undefined}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && <RemoveMemberDialog member={dialog.member} onClose={close} />}
    </Card>
  );
}

interface MembersProps {
  teamId: string;
  actions: MemberActions | undefined;
}

function Members({ teamId, actions }: MembersProps) {
  const today = useToday();
  const query = useQuery(membersQuery(teamId));
  const { data: members, isFetching, refetch } = query;
  const error = loadingFailure(query);
  if (error && !members) {
    return (
      <FailureAlert
        title={text('teams.members.notLoaded')}
        error={error}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!members) {
    return <SkeletonList label={text('teams.members.loading')} rows={4} />;
  }
  const past = members.filter((member) => isPast(member, today));
  const present = members.filter((member) => !isPast(member, today));
  return (
    <div className="flex flex-col gap-3">
      {present.length > 0 ? (
        <MemberTable label={text('teams.members.table')} members={present} actions={actions} />
      ) : (
        <NoMembers isManaging={actions !== undefined} />
      )}
      {past.length > 0 && (
        <Disclosure
          title={text('teams.members.pastCount', { count: past.length })}
          icon={<History aria-hidden="true" />}
          className="border-t border-line pt-2"
        >
          <MemberTable
            label={text('teams.members.past')}
            members={past}
            actions={actions && { onEdit: actions.onEdit }}
          />
        </Disclosure>
      )}
    </div>
  );
}

function NoMembers({ isManaging }: { isManaging: boolean }) {
  return (
    <EmptyState
      icon={<UsersRound aria-hidden="true" />}
      title={text('teams.members.none')}
      message={text(isManaging ? 'teams.members.noneToAdd' : 'teams.members.noneHint')}
      headingLevel={3}
    />
  );
}

function Total({ term, count }: { term: string; count: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{term}</dt>
      <dd className="font-medium text-ink">{count}</dd>
    </div>
  );
}
