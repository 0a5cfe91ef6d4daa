import { awayType, type VisibleType } from '@almanac/domain/leave/types/leave-type';
import type { listTypes } from '@almanac/domain/leave/types/types-endpoints';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { textOf } from '../../language/messages.ts';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { sessionQuery } from '../../platform/session/session.ts';
import '@almanac/domain/leave/types/messages/message';

const readTypes = caller<typeof listTypes>('GET', '/vacation/types');

const typesKey = ['types'] as const;

/** All types visible to the viewer, with those offered today. */
const typesQuery = queryOptions({
  queryKey: [...typesKey, 'own'],
  queryFn: ({ signal }) => readTypes({}, signal),
  staleTime: 5 * minute,
});

/** Prefetches the types of the signed-in user, as nearly every page shows some. The pages refetch them. */
export function prefetchTypes(client: QueryClient): null {
  client
    .ensureQueryData(sessionQuery)
    .then((session) => session && client.prefetchQuery(typesQuery))
    .catch(() => undefined);
  return null;
}

export interface ShownType extends Pick<VisibleType, 'code' | 'colour'> {
  name: string;
  isAway: boolean;
  needsApproval: boolean;
  remindsOfExpiry: boolean;
  isPaidOut: boolean;
  isSickness: boolean;
}

/** With the unit. */
type CountedType = ShownType & Pick<OfferedType, 'unit'>;

export interface TypeBook {
  /** Types visible to the viewer; empty until loaded. */
  types: readonly OfferedType[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  /** The type with the code; an unknown one is named after its code. */
  typeOf: (code: string) => CountedType;
  nameOf: (code: string) => string;
}

/** The types visible to the viewer. */
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

/** Stands in for a type that isn't visible to the viewer. */
export function unknownType(code: string): CountedType {
  const name = code === awayType.code ? textOf(awayType.name) : wordsOf(code);
  return {
    code,
    name,
    colour: awayType.colour,
    unit: 'DAY',
    isAway: true,
    needsApproval: true,
    remindsOfExpiry: true,
    isPaidOut: false,
    isSickness: false,
  };
}

function wordsOf(code: string): string {
  return code
    .split('_')
    .filter((word) => word !== '')
    .map((word) => `${word[0]}${word.slice(1).toLowerCase()}`)
    .join(' ');
}
