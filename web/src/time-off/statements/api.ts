import type {
  listStatements,
  readLeaveCertificate,
  readStatement,
} from '@almanac/domain/time-off/statements/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../../platform/http/call.ts';
import { staleTime, timeOffKey } from '../requests/api.ts';

const call = {
  readStatement: caller<typeof readStatement>('GET', '/vacation/statement'),
  listStatements: countedCaller<typeof listStatements>('GET', '/admin/leave/statements'),
  readCertificate: caller<typeof readLeaveCertificate>('GET', '/admin/users/{id}/leave-certificate'),
};

/** A person's statement in the leave years of the day; the viewer's today by default. */
export function statementQuery(asked: { userId?: string | undefined; on?: string | undefined }) {
  return queryOptions({
    queryKey: [...timeOffKey, 'statement', asked],
    meta: { isOwn: asked.userId === undefined },
    queryFn: ({ signal }) => call.readStatement(asked, signal),
    staleTime,
  });
}

const peopleAtATime = 20;
const callsOfPart = 10;

/** How many people are printed at once; a browser can't print thousands. */
export const peopleOfPart = peopleAtATime * callsOfPart;

interface PartOfStatements {
  on: string;
  departmentId?: string | undefined;
  /** From 1. */
  part: number;
}

/** The statements of a part of the people employed on the day, a few at a time, and how many people there are. */
export function statementsQuery({ part, ...asked }: PartOfStatements) {
  const firstPage = (part - 1) * callsOfPart + 1;
  return infiniteQueryOptions({
    queryKey: [...timeOffKey, 'statements', asked, part],
    queryFn: ({ pageParam: page, signal }) =>
      call.listStatements({ ...asked, page, limit: peopleAtATime }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ total }, pages, page) =>
      pages.length < callsOfPart && page * peopleAtATime < total ? page + 1 : undefined,
    staleTime,
  });
}

export function certificateQuery(id: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'certificate', id],
    queryFn: ({ signal }) => call.readCertificate({ id }, signal),
    staleTime,
  });
}
