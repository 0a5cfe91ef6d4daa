import { personName } from '@almanac/domain/access/person-name';
import { isErased } from '@almanac/domain/erased-person';
import { type ComponentType, createContext, useContext } from 'react';
import { LinkWithCard } from '../ui/tooltip/link-with-card.tsx';

/** A person's hover card, supplied by a later slice. */
export const PersonCardOf = createContext<ComponentType<{ id: string }>>(() => null);

/** Extends a link's touch area on phones to the nearest positioned ancestor. */
export const fillsAreaOnPhone = 'max-md:after:absolute max-md:after:inset-0';

interface PersonLinkProps {
  /** `email` is optional for a named person who isn't erased. */
  person: { id: string; name?: string | undefined; email?: string | undefined };
  className?: string;
}

/** A person's name, linked to their page; plain text if they were erased. */
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
