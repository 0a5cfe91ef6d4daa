import { personName } from '../../access/person-name.ts';
import { type ApproverCandidate, absentByCurrentApprover } from './escalation.ts';
import type { TimeOffRequest } from './schema.ts';
import { mostDecidersNamed } from './vocabulary.ts';

export type Decider = NonNullable<TimeOffRequest['deciders']>[number];

/** Who is asked to decide a request: the named ones, and the number of all. */
export interface Deciders {
  deciders: Decider[];
  deciderCount: number;
}

type NamedCandidate = ApproverCandidate & { id: string; name: string; email: string };

/** Returns those of the candidates who are asked, in their order; deputies come last. */
export function decidersAmong(candidates: readonly NamedCandidate[]): Deciders {
  const asked = absentByCurrentApprover(candidates);
  const inOrder = candidates.filter((candidate) => asked.has(candidate));
  const isDeputy = (candidate: NamedCandidate) => asked.get(candidate) !== undefined;
  const named = [...inOrder.filter((each) => !isDeputy(each)), ...inOrder.filter(isDeputy)];
  return {
    deciders: named.slice(0, mostDecidersNamed).map((candidate) => {
      const absent = asked.get(candidate);
      return { ...nameOf(candidate), ...(absent && { for: nameOf(absent) }) };
    }),
    deciderCount: named.length,
  };
}

function nameOf({ id, ...person }: NamedCandidate): Pick<Decider, 'id' | 'name'> {
  return { id, name: personName(person) };
}
