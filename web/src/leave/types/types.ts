import { awayType, type VisibleType } from '@almanac/domain/leave/types/leave-type';
import type { listTypes } from '@almanac/domain/leave/types/types-endpoints';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { sessionQuery } from '../../platform/session/session.ts';

const readTypes = caller<typeof listTypes>('GET', '/vacation/types');

const typesKey = ['types'] as const;

/** All types that the viewer may see, and which of them are offered to them today. */
const typesQuery = queryOptions({
  queryKey: [...typesKey, 'own'],
  queryFn: ({ signal }) => readTypes({}, signal),
  staleTime: 5 * minute,
});

/** Starts to load the types for who is signed in, since nearly every page names some; whoever shows them asks again. */
export function prefetchTypes(client: QueryClient): null {
  client
    .ensureQueryData(sessionQuery)
    .then((session) => session && client.prefetchQuery(typesQuery))
    .catch(() => undefined);
  return null;
}

/** How a type is shown. */
export interface ShownType extends Pick<VisibleType, 'code' | 'name' | 'colour'> {
  isAway: boolean;
  needsApproval: boolean;
  remindsOfExpiry: boolean;
}

/** The same with what it is counted in. */
type CountedType = ShownType & Pick<OfferedType, 'unit'>;

export interface TypeBook {
  /** Those that the viewer may see; empty until they are known. */
  types: readonly OfferedType[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  /** The type with the code; one that is not known yet, or not any more, by its code in words. */
  typeOf: (code: string) => CountedType;
  nameOf: (code: string) => string;
}

/** The types of time off as the viewer may see them. */
export function useTypes(): TypeBook {
  const { data: types = [], isPending, error, refetch } = useQuery(typesQuery);
  const typeOf = (code: string) => types.find((type) => type.code === code) ?? unknownType(code);
  return {
    types,
    isPending,
    error,
    retry: () => void refetch(),
    typeOf,
    nameOf: (code) => typeOf(code).name,
  };
}

/** What stands for a type that the viewer is not told of. */
export function unknownType(code: string): CountedType {
  const name = code === awayType.code ? awayType.name : wordsOf(code);
  return {
    code,
    name,
    colour: awayType.colour,
    unit: 'DAY',
    isAway: true,
    needsApproval: true,
    remindsOfExpiry: true,
  };
}

function wordsOf(code: string): string {
  return code
    .split('_')
    .filter((word) => word !== '')
    .map((word) => `${word[0]}${word.slice(1).toLowerCase()}`)
    .join(' ');
}
