import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { isErased } from '@almanac/domain/erased-person';
import type { Team } from '@almanac/domain/teams/directory/schema';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCompany } from '../platform/session/company.ts';
import { useToday } from '../platform/session/today.ts';
import { Card } from '../ui/card.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Lead, TeamStatusBadge } from './directory/team-card.tsx';
import { memberTotals } from './members/member-totals.ts';
import { text } from './messages/text.ts';

export function TeamInformationCard({ team: { isActive, department, teamLead, createdAt } }: { team: Team }) {
  const { timeZone } = useCompany();
  return (
    <Card title={text('teams.information')} className="h-full">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term={text('teams.status')}>
          <TeamStatusBadge isActive={isActive} />
        </Fact>
        <Fact term={text('teams.department')}>{department.name}</Fact>
        <Fact term={text('teams.lead')}>
          {teamLead ? (
            <>
              <span className="block">
                <Lead lead={teamLead} />
              </span>
              {!isErased(teamLead) && (
                <a
                  href={`mailto:${teamLead.email}`}
                  className="inline-block min-h-6 font-normal leading-6 text-accent-text underline max-md:py-3"
                >
                  <MailAddress address={teamLead.email} />
                </a>
              )}
            </>
          ) : (
            <span className="font-normal text-ink-muted">{text('teams.noLead')}</span>
          )}
        </Fact>
        <Fact term={text('teams.created')}>
          <time dateTime={createdAt}>
            {text('teams.createdOn', { date: dateAt(Date.parse(createdAt), timeZone) })}
          </time>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="pt-0.5 font-medium text-ink">{children}</dd>
    </div>
  );
}

interface TeamOverviewCardProps {
  team: Team;
  /** Undefined until loaded. */
  members: readonly TeamMember[] | undefined;
}

export function TeamOverviewCard({ team, members }: TeamOverviewCardProps) {
  const today = useToday();
  const totals = members && memberTotals(members, today);
  return (
    <Card title={text('teams.overview')} className="h-full">
      <div className="flex items-center gap-4">
        <span
          data-tone="accent"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tone-surface text-tone-text"
        >
          <UsersRound aria-hidden="true" className="size-5" />
        </span>
        <p className="flex flex-col">
          <span className="text-2xl font-semibold text-ink">{totals?.activeMembers ?? team.memberCount}</span>
          <span className="text-ink-muted">{text('teams.activeMembers')}</span>
        </p>
      </div>
      {totals === undefined && <Skeleton className="mt-4 h-5 w-4/5" />}
      {totals !== undefined && totals.activeMembers > 0 && (
        <p className="pt-4 text-ink-muted">
          {text('teams.fullTimeEquivalents', { count: Math.round(totals.allocationPercent / 10) / 10 })}
        </p>
      )}
    </Card>
  );
}
