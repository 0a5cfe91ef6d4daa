import { numberText } from '../../number-text.ts';
import type { Decider } from './deciders.ts';
import type { TimeOffRequest } from './schema.ts';
import { mostDecidersNamed } from './vocabulary.ts';

interface NamesWording {
  /** Addressed as 'you'. */
  viewerId?: string;
  /** Writes a name, for example with marks that isolate its writing direction. */
  nameText?: (name: string) => string;
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
  { most = mostDecidersNamed, ...wording }: DecidersWording = {},
): string {
  if (deciders.length === 0) return '';
  const viewerFirst = deciders.toSorted((one, other) => rankOf(one, wording) - rankOf(other, wording));
  const named = viewerFirst.slice(0, most);
  const approvers = named.filter((each) => !each.for).map((each) => nameIn(each, wording));
  const others = deciderCount - named.length;
  const deputies = named.flatMap((each) => deputyText(each, wording));
  const sentence = [approversText(approvers, others), deputies.join(', ')].filter(Boolean).join('; ');
  return named[0]?.id === wording.viewerId ? sentence.replace(/^you/, 'You') : sentence;
}

/**
 * Says who decided a request and for whom, such as 'Approved by Ines Krüger for Maria Rossi'; empty if no one has.
 */
export function decidedByText(
  { status, decidedBy, decidedFor }: Pick<TimeOffRequest, 'status' | 'decidedBy' | 'decidedFor'>,
  wording: NamesWording = {},
): string {
  const decision = decisions[status];
  if (!decidedBy || decision === undefined) return '';
  const instead = decidedFor ? ` for ${nameIn(decidedFor, wording)}` : '';
  return `${decision} by ${nameIn(decidedBy, wording)}${instead}`;
}

/** Only approved requests keep their decider when they are cancelled. */
const decisions: Readonly<Partial<Record<TimeOffRequest['status'], string>>> = {
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  CANCELLED: 'Was approved',
};

/** Approvers come before deputies, and the viewer before others. */
function rankOf(decider: Decider, { viewerId }: NamesWording): number {
  return (decider.for ? 2 : 0) + (decider.id === viewerId ? 0 : 1);
}

function nameIn({ id, name }: Decider, { viewerId, nameText = (text) => text }: NamesWording): string {
  return id === viewerId ? 'you' : nameText(name);
}

/** The verb agrees with the last of those named. */
function approversText(names: readonly string[], others: number): string {
  const all = others > 0 ? [...names, `${numberText(others)} ${others === 1 ? 'other' : 'others'}`] : names;
  const last = all.at(-1) ?? '';
  const isPlural = others > 1 || last === 'you';
  return `${[all.slice(0, -1).join(', '), last].filter(Boolean).join(' or ')} ${isPlural ? 'decide' : 'decides'}`;
}

function deputyText(decider: Decider, wording: NamesWording): string[] {
  if (!decider.for) return [];
  const absent = nameIn(decider.for, wording);
  return [`${nameIn(decider, wording)} while ${absent} ${absent === 'you' ? 'are' : 'is'} away`];
}
