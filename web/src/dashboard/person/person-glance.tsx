import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { Face } from '../../people/photos/face.tsx';
import { colleagueQuery } from '../../teams/members/api.ts';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { InlineList } from './inline-list.tsx';
import { text } from './messages/glance-text.ts';
import { PersonAway } from './person-away.tsx';

/** Hover card with a person's public details. */
export function PersonGlance({ id }: { id: string }) {
  const { data: person, isError } = useQuery(colleagueQuery(id));
  if (isError) return <p className="text-ink-muted">{text('dashboard.person.glanceNotLoaded')}</p>;
  if (!person) {
    return (
      <SkeletonArea label={text('dashboard.person.glanceLoading')} className="flex flex-col gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-52" />
      </SkeletonArea>
    );
  }
  const name = personName(person);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center gap-3">
        <Face personId={person.id} name={name} />
        <div className="min-w-0">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-ink-muted">
            <MailAddress address={person.email} />
          </p>
        </div>
      </div>
      <div className="text-sm text-ink-muted">
        <InlineList>
          {person.isActive === false && text('dashboard.person.isDeactivated')}
          {person.department ? (
            <bdi>{person.department.name}</bdi>
          ) : (
            text('dashboard.person.withoutDepartment')
          )}
          {person.teams.map(({ id: teamId, name: team }) => (
            <bdi key={teamId}>{team}</bdi>
          ))}
        </InlineList>
      </div>
      <div className="text-sm empty:hidden">
        <PersonAway userId={id} />
      </div>
    </div>
  );
}
