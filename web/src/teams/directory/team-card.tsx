import { isErased } from '@almanac/domain/erased-person';
import type { ListedTeam, Team } from '@almanac/domain/teams/directory/schema';
import {
  ArrowRight,
  Building2,
  CirclePause,
  type LucideIcon,
  Pencil,
  Trash2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { fillsAreaOnPhone, PersonLink } from '../../access/person-link.tsx';
import { Faces } from '../../people/photos/faces.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { rich, text } from './messages/text.ts';
import { useTeamsPath } from './team-path.ts';

interface TeamCardProps {
  team: ListedTeam;
  /** Undefined for read-only viewers. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  isDeleting?: boolean;
}

/** A team with its faces; its name leads to its page, its menu has the actions. */
export function TeamCard({ team, onEdit, onDelete, isDeleting = false }: TeamCardProps) {
  const nameId = useId();
  const path = `${useTeamsPath()}/${team.id}`;
  const { name, description, isActive, department, teamLead, memberCount, firstMembers = [] } = team;
  return (
    <li
      aria-labelledby={nameId}
      className={classNames(
        'flex min-w-0 flex-col gap-3 rounded-md border border-line px-5 py-4 max-md:px-4',
        isActive ? 'bg-card' : 'border-dashed bg-page',
      )}
    >
      <div className="flex items-start gap-2">
        <h2
          id={nameId}
          className={classNames(
            'relative flex min-w-0 flex-1 items-center text-lg font-semibold max-md:min-h-11',
            isActive ? 'text-ink' : 'text-ink-muted',
          )}
        >
          <Link
            to={path}
            className={classNames(
              'inline-block min-h-6 max-w-full rounded-md leading-6 break-words underline-offset-2 hover:underline focus-visible:focus-ring',
              fillsAreaOnPhone,
            )}
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <span className="flex shrink-0 items-center gap-1 max-md:min-h-11">
          {isDeleting ? (
            <Spinner label={text('teams.directory.deleting')} />
          ) : (
            <TeamStatusBadge isActive={isActive} />
          )}
          <TeamActions name={name} path={path} onEdit={onEdit} onDelete={onDelete} isDeleting={isDeleting} />
        </span>
      </div>
      <p
        className={classNames(
          'line-clamp-3 flex-1 break-words',
          description ? 'text-ink-muted' : 'text-ink-subtle',
        )}
      >
        {description || text('teams.directory.noDescription')}
      </p>
      <dl className="flex flex-col gap-1.5">
        <Fact icon={Building2} term={text('teams.directory.departmentOfTeam')}>
          {department.name}
        </Fact>
        {teamLead && (
          <Fact icon={UserRound} term={text('teams.directory.leadOfTeam')}>
            <Lead lead={teamLead} />
          </Fact>
        )}
        <Fact icon={UsersRound} term={text('teams.directory.members')}>
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {text('teams.directory.memberCount', { count: memberCount })}
            <Faces people={firstMembers} total={memberCount} isOnPage={!isActive} />
          </div>
        </Fact>
      </dl>
    </li>
  );
}

/** The team lead, and whether they are deactivated. */
export function Lead({ lead }: { lead: NonNullable<Team['teamLead']> }) {
  const link = <PersonLink person={lead} />;
  return lead.isActive === false && !isErased(lead)
    ? rich('teams.directory.deactivatedLead', { lead: link })
    : link;
}

interface TeamActionsProps extends Omit<TeamCardProps, 'team'> {
  name: string;
  path: string;
}

function TeamActions({ name, path, onEdit, onDelete, isDeleting = false }: TeamActionsProps) {
  const navigate = useNavigate();
  const entries = [
    {
      id: 'view',
      label: text('teams.directory.viewDetails'),
      icon: <ArrowRight aria-hidden="true" />,
      onAction: () => navigate(path),
    },
    onEdit && {
      id: 'edit',
      label: text('teams.directory.edit'),
      icon: <Pencil aria-hidden="true" />,
      isDisabled: isDeleting,
      onAction: onEdit,
    },
    onDelete && {
      id: 'delete',
      label: text(isDeleting ? 'teams.directory.deleting' : 'teams.directory.delete'),
      icon: <Trash2 aria-hidden="true" />,
      isDisabled: isDeleting,
      isDangerous: true,
      onAction: onDelete,
    },
  ];
  return (
    <MoreMenu
      label={text('teams.directory.actionsFor', { name })}
      entries={entries.filter((entry) => entry !== undefined)}
    />
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
      <dd className="min-w-0 flex-1 truncate">{children}</dd>
    </div>
  );
}

export function TeamStatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge icon={!isActive && <CirclePause aria-hidden="true" />} className="shrink-0">
      {text(isActive ? 'teams.directory.active' : 'teams.directory.inactive')}
    </Badge>
  );
}
