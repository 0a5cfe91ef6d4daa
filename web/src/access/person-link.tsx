import { personName } from '@almanac/domain/access/person-name';
import { isErased } from '@almanac/domain/erased-person';
import { type ComponentType, createContext, useContext } from 'react';
import { LinkWithCard } from '../ui/link-with-card.tsx';

/** What a glance at a person shows; a later slice knows it. */
export const PersonCardOf = createContext<ComponentType<{ id: string }>>(() => null);

interface PersonLinkProps {
  person: { id: string; name?: string | undefined; email: string };
  className?: string;
}

/** A person by their name, which leads to their page; of somebody who was erased there is none. */
export function PersonLink({ person, className }: PersonLinkProps) {
  const Card = useContext(PersonCardOf);
  const name = personName(person);
  if (isErased(person)) return <bdi className={className}>{name}</bdi>;
  return (
    <LinkWithCard to={`/people/${person.id}`} card={<Card id={person.id} />} className={className}>
      <bdi>{name}</bdi>
    </LinkWithCard>
  );
}
