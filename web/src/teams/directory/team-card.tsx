import type { Team } from '@almanac/domain/teams/directory/schema';
import {
  Building2,
  CircleCheck,
  CirclePause,
  type LucideIcon,
  Pencil,
  Trash2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PersonLink } from '../../access/person-link.tsx';
import { countText } from '../../platform/lists/count-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTeamsPath } from './team-path.ts';

interface TeamCardProps {
  team: Team;
  /** Undefined for read-only viewers. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  isDeleting?: boolean;
}

export function TeamCard({ team, onEdit, onDelete, isDeleting = false }: TeamCardProps) {
  const nameId = useId();
  const teamsPath = useTeamsPath();
  const { id, name, description, isActive, department, teamLead, memberCount } = team;
  return (
    <li
      aria-labelledby={nameId}
      className={classNames(
        'flex min-w-0 flex-col rounded-md border border-line',
        isActive ? 'bg-card' : 'border-dashed bg-page',
      )}
    >
      <div className="flex flex-1 flex-col gap-3 px-5 pt-4 pb-4 max-md:px-4">
        <div className="flex items-start justify-between gap-3">
          <h2
            id={nameId}
            className={classNames('min-w-0 text-lg font-semibold', isActive ? 'text-ink' : 'text-ink-muted')}
          >
            <bdi>{name}</bdi>
          </h2>
          <TeamStatusBadge isActive={isActive} />
        </div>
        <p
          className={classNames(
            'line-clamp-3 min-h-15 flex-1',
            description ? 'text-ink-muted' : 'text-ink-subtle',
          )}
        >
          {description || 'No description provided'}
        </p>
        <dl className="flex flex-col gap-1.5">
          <Fact icon={Building2} term="Department">
            {department.name}
          </Fact>
          {teamLead && (
            <Fact icon={UserRound} term="Team lead">
              <PersonLink person={teamLead} />
              {teamLead.isActive === false && ' · deactivated'}
            </Fact>
          )}
          <Fact icon={UsersRound} term="Members">
            {countText(memberCount, 'member')}
          </Fact>
        </dl>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 max-md:px-4">
        <LinkButton to={`${teamsPath}/${id}`} size="small" aria-describedby={nameId}>
          View Details
        </LinkButton>
        <div className="ml-auto flex gap-1">
          {onEdit && (
            <Button
              variant="quiet"
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-describedby={nameId}
              isDisabled={isDeleting}
              onPress={onEdit}
            >
              Edit
            </Button>
          )}
          {onDelete && (
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-describedby={nameId}
              {...(isDeleting && { isPending: true, pendingLabel: 'Deleting...' })}
              onPress={onDelete}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

interface FactProps {
  icon: LucideIcon;
  term: string;
  children: ReactNode;
}

function Fact({ icon: Icon, term, children }: FactProps) {
  return (
    <div className="flex items-center gap-2 text-ink">
      <dt>
        <Icon aria-hidden="true" className="size-4 text-ink-subtle" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 truncate">{children}</dd>
    </div>
  );
}

export function TeamStatusBadge({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? CircleCheck : CirclePause;
  return (
    <Badge tone={isActive ? 'success' : 'neutral'} icon={<Icon aria-hidden="true" />} className="shrink-0">
      {isActive ? 'Active' : 'Inactive'}
    </Badge>
  );
}
