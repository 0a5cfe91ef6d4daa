import { personName } from '@almanac/domain/access/person-name';
import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Team } from '@almanac/domain/teams/directory/schema';
import type { ReactNode } from 'react';
import { useCompany } from '../platform/company.ts';
import { Card } from '../ui/card.tsx';
import { MailAddress } from './directory/mail-address.tsx';
import { TeamStatusBadge } from './directory/team-status-badge.tsx';

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
              <bdi className="block">{personName(teamLead)}</bdi>
              <a
                href={`mailto:${teamLead.email}`}
                className="font-normal text-accent-text underline max-md:inline-block max-md:py-3"
              >
                <MailAddress address={teamLead.email} />
              </a>
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
