import { personName } from '@almanac/domain/access/person-name';
import { isErased } from '@almanac/domain/erased-person';
import { type ComponentType, createContext, useContext } from 'react';
import { LinkWithCard } from '../ui/tooltip/link-with-card.tsx';

/** What a glance at a person shows; a later slice knows it. */
export const PersonCardOf = createContext<ComponentType<{ id: string }>>(() => null);

/** Lets a name on a phone be pressed wherever the nearest positioned element around it is. */
export const fillsPlaceOnPhone = 'max-md:after:absolute max-md:after:inset-0';

interface PersonLinkProps {
  /** The address may be left out of somebody who has a name, and has not been erased. */
  person: { id: string; name?: string | undefined; email?: string | undefined };
  className?: string;
}

/** A person by their name, which leads to their page; of somebody who was erased there is none. */
export function PersonLink({ person: { id, name: known, email = '' }, className }: PersonLinkProps) {
  const Card = useContext(PersonCardOf);
  const name = personName({ name: known, email });
  if (isErased({ email })) return <bdi className={className}>{name}</bdi>;
  return (
    <LinkWithCard to={`/people/${id}`} card={<Card id={id} />} className={className}>
      <bdi>{name}</bdi>
    </LinkWithCard>
  );
}
