import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { toast } from '../../../ui/toast/toast.ts';
import { areNotifiedText, isNotifiedText } from '../../requests/words/mailed.ts';
import type { Decided, Verdict } from './api.ts';
import { decidedText } from './decided-text.ts';
import { text } from './messages/text.ts';

// A second less than the server's limit, which counts by its own clock.
const undoMilliseconds = 9000;

interface NotifiedDecision {
  request: TimeOffRequest;
  decided: Decided;
  /** Monotonic page time (ms). */
  decidedAt: number;
}

interface NewDecisions {
  decision: Verdict;
  decisions: readonly NotifiedDecision[];
  mailed: number;
}

let current: (NewDecisions & { close: () => void }) | undefined;

/**
 * Shows a toast with the decision and Undo, for as long as the server allows it. Decisions made meanwhile
 * join the toast.
 */
export function showDecided(
  added: NewDecisions,
  today: string,
  undo: (decisions: readonly Decided[]) => void,
): void {
  const before = current?.decision === added.decision ? current : undefined;
  const { decision } = added;
  const decisions = [...(before?.decisions ?? []), ...added.decisions];
  const mailed = (before?.mailed ?? 0) + added.mailed;
  const [first] = decisions;
  if (!first) return;
  const undoable = () =>
    decisions.filter(({ decidedAt }) => performance.now() - decidedAt < undoMilliseconds);
  before?.close();
  const requests = decisions.map(({ request }) => request);
  const close = toast(decidedText(decision, requests, { today }), {
    detail:
      decisions.length === 1
        ? isNotifiedText(personName(first.request.requester), { mailed })
        : areNotifiedText(decisions.length, { mailed }),
    action: {
      label: () => undoLabel(undoable().length, decisions.length),
      letter: 'Z',
      onPress: () => undo(undoable().map(({ decided }) => decided)),
    },
    onClose: () => {
      if (current === shown) current = undefined;
    },
  });
  const shown = { decision, decisions, mailed, close };
  current = shown;
}

function undoLabel(undoable: number, all: number): string | undefined {
  if (undoable === 0) return undefined;
  return undoable === all
    ? text('time-off.approvals.undo')
    : text('time-off.approvals.undoLast', { count: undoable });
}
