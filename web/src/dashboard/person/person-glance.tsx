import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { Face } from '../../people/photos/face.tsx';
import { isolated } from '../../platform/isolated.ts';
import { colleagueQuery } from '../../teams/members/api.ts';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { PersonAway } from './person-away.tsx';

/** Hover card with a person's public details. */
export function PersonGlance({ id }: { id: string }) {
  const { data: person, isError } = useQuery(colleagueQuery(id));
  if (isError) return <p className="text-ink-muted">Couldn't load this person.</p>;
  if (!person) {
    return (
      <SkeletonArea label="Loading the person" className="flex flex-col gap-2">
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
      <p className="text-sm text-ink-muted">
        {[
          person.isActive === false ? 'Deactivated' : undefined,
          person.department ? isolated(person.department.name) : 'No department',
          ...person.teams.map(({ name: team }) => isolated(team)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="text-sm empty:hidden">
        <PersonAway userId={id} />
      </div>
    </div>
  );
}
