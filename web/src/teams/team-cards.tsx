import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import { isErased } from '@almanac/domain/erased-person';
import type { Team } from '@almanac/domain/teams/directory/schema';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonLink } from '../access/person-link.tsx';
import { useCompany } from '../platform/session/company.ts';
import { useToday } from '../platform/session/today.ts';
import { Card } from '../ui/card.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TeamStatusBadge } from './directory/team-card.tsx';
import { memberTotals } from './members/member-totals.ts';

export function TeamInformationCard({ team: { isActive, department, teamLead, createdAt } }: { team: Team }) {
  const { timeZone } = useCompany();
  return (
    <Card title="Team Information" className="h-full">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term="Status">
          <TeamStatusBadge isActive={isActive} />
        </Fact>
        <Fact term="Department">{department.name}</Fact>
        <Fact term="Team Lead">
          {teamLead ? (
            <>
              <span className="block">
                <PersonLink person={teamLead} />
                {teamLead.isActive === false && !isErased(teamLead) && ' · deactivated'}
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
            <span className="font-normal text-ink-muted">No team lead</span>
          )}
        </Fact>
        <Fact term="Created">
          <time dateTime={createdAt}>{longDateText(dateAt(Date.parse(createdAt), timeZone), 'en-US')}</time>
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
    <Card title="Team Overview" className="h-full">
      <div className="flex items-center gap-4">
        <span
          data-tone="accent"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tone-surface text-tone-text"
        >
          <UsersRound aria-hidden="true" className="size-5" />
        </span>
        <p className="flex flex-col">
          <span className="text-2xl font-semibold text-ink">{totals?.activeMembers ?? team.memberCount}</span>
          <span className="text-ink-muted">Active Members</span>
        </p>
      </div>
      {totals === undefined && <Skeleton className="mt-4 h-5 w-4/5" />}
      {totals !== undefined && totals.activeMembers > 0 && (
        <p className="pt-4 text-ink-muted">
          Today they give {totals.allocationPercent}%, the time of{' '}
          <span className="font-medium text-ink">{Math.round(totals.allocationPercent / 10) / 10}</span>{' '}
          full-time people.
        </p>
      )}
    </Card>
  );
}
