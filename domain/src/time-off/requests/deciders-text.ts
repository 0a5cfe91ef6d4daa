import type { Message, Texts } from '../../language/message.ts';
import type { Decider } from './deciders.ts';
import { message } from './messages/message.ts';
import type { TimeOffRequest } from './schema.ts';
import { mostDecidersNamed } from './vocabulary.ts';

interface NamesWording {
  /** The reader, addressed as 'you'. */
  viewerId?: string;
}

interface DecidersWording extends NamesWording {
  /** The most people to name; default: all that the response names. */
  most?: number;
}

/**
 * Says who decides a request, such as 'Maria Rossi or Ben Weber decides; Ines Krüger while Maria Rossi is away'. Empty
 * if no decision is needed, or no one can take it.
 */
export function decidersText(
  { deciders = [], deciderCount = deciders.length }: Pick<TimeOffRequest, 'deciders' | 'deciderCount'>,
  texts: Texts,
  { most = mostDecidersNamed, ...wording }: DecidersWording = {},
): string {
  if (deciders.length === 0) return '';
  const viewerFirst = deciders.toSorted((one, other) => rankOf(one, wording) - rankOf(other, wording));
  const named = viewerFirst.slice(0, most);
  const approvers = message('time-off.requests.decide', {
    names: named.filter((each) => !each.for && each.id !== wording.viewerId).map(({ name }) => name),
    isReader: named.some((each) => !each.for && each.id === wording.viewerId),
    others: deciderCount - named.length,
  });
  const deputies = named.flatMap((each) => deputyMessage(each, wording));
  if (deputies.length === 0) return texts.text(approvers);
  return texts.text(message('time-off.requests.decideOrDeputies', { approvers, deputies }));
}

/**
 * Says who decided a request and for whom, such as 'Approved by Ines Krüger for Maria Rossi'; empty if no one has.
 */
export function decidedByText(
  { status, decidedBy, decidedFor }: Pick<TimeOffRequest, 'status' | 'decidedBy' | 'decidedFor'>,
  texts: Texts,
  wording: NamesWording = {},
): string {
  const key = decisions[status];
  if (!decidedBy || key === undefined) return '';
  const by = nameOrReader(decidedBy, wording);
  return texts.text(
    message(key, { by, ...(decidedFor && { insteadOf: nameOrReader(decidedFor, wording) }) }),
  );
}

/** Only approved requests keep their decider when they are cancelled. */
const decisions = {
  PENDING: undefined,
  APPROVED: 'time-off.requests.approvedBy',
  REJECTED: 'time-off.requests.rejectedBy',
  CANCELLED: 'time-off.requests.wasApprovedBy',
} as const;

/** Approvers come before deputies, and the viewer before others. */
function rankOf(decider: Decider, { viewerId }: NamesWording): number {
  return (decider.for ? 2 : 0) + (decider.id === viewerId ? 0 : 1);
}

function deputyMessage(decider: Decider, wording: NamesWording): Message[] {
  if (!decider.for) return [];
  const [deputy, absent] = [nameOrReader(decider, wording), nameOrReader(decider.for, wording)];
  return [message('time-off.requests.deputyDecides', { deputy, absent })];
}

/** Null for the reader. */
function nameOrReader({ id, name }: Decider, { viewerId }: NamesWording): string | null {
  return id === viewerId ? null : name;
}
