import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { AuditedAction } from '../../events/audited-entity.ts';
import type { Message, Texts } from '../../language/message.ts';
import type { SeenAtDecision } from '../approvals/schema.ts';
import { message } from './messages/message.ts';
import type { HistoryEntry } from './schema.ts';

/**
 * Texts for viewers to whom a type in the history is hidden: they name no type, days or amount. Entries without a
 * text are left out, as they would hint at the type.
 */
const plainTexts: Record<AuditedAction<'time-off-request'>, Message | null> = {
  'time-off.requested': message('time-off.history.submitted'),
  'time-off.edited': message('time-off.history.changed'),
  'time-off.cancelled': message('time-off.history.cancelled'),
  'time-off.deleted': message('time-off.history.deleted'),
  'time-off.approved': message('time-off.history.approved'),
  'time-off.rejected': message('time-off.history.rejected'),
  'time-off.decision-undone': message('time-off.history.decisionUndone'),
  'time-off.recorded': message('time-off.history.recorded'),
  'time-off.shortened': message('time-off.history.changed'),
  'time-off.interrupted': message('time-off.history.changed'),
  'time-off.restored': message('time-off.history.changed'),
  'time-off.document-recorded': null,
  'time-off.leave-reduced': null,
  'time-off.reminded': message('time-off.history.reminded'),
  'time-off.document-due': null,
};

/** An entry of the log about a request. */
export interface LoggedEntry {
  at: string;
  actor: { id?: string | undefined; name: string };
  action: string;
  summary: string;
  changes: readonly { field: string; from?: unknown; to?: unknown }[];
  data: Readonly<Record<string, unknown>>;
}

interface RequestInHistory {
  requesterId: string;
  /** Codes of its type and former type, and of the other parts of an interrupted request. */
  types: readonly string[];
}

interface Seer {
  viewer: Pick<Viewer, 'id' | 'role'>;
  /** Codes of the types that the viewer sees in requests they decide. */
  shownTypes: readonly string[];
  texts: Texts;
}

/**
 * The history of a request that the viewer may see. The requester doesn't see what the approver saw, as absences of
 * colleagues count in it that may be hidden from them.
 */
export function requestHistory(
  request: RequestInHistory,
  entries: readonly LoggedEntry[],
  { viewer, shownTypes, texts }: Seer,
): HistoryEntry[] {
  const isRequester = viewer.id === request.requesterId;
  const shown = new Set(shownTypes);
  const isOpen =
    isAdmin(viewer) ||
    isRequester ||
    [...request.types, ...entries.flatMap(typesIn)].every((code) => shown.has(code));
  const showsSeen = isOpen && (isAdmin(viewer) || !isRequester);
  return entries.flatMap((entry) => {
    const { at, actor, action, data } = entry;
    const summary = isOpen ? entry.summary : plainTextOf(action);
    if (summary === null) return [];
    // The log stores only what the event's definition allows.
    const { seen } = data as { seen?: SeenAtDecision };
    return {
      at,
      ...(actor.id !== undefined && { actor: { id: actor.id, name: actor.name } }),
      action,
      summary: texts.text(summary),
      ...(showsSeen && seen && { seen }),
    };
  });
}

function plainTextOf(action: string): Message | null {
  return isKnown(action) ? plainTexts[action] : null;
}

function isKnown(action: string): action is keyof typeof plainTexts {
  return Object.hasOwn(plainTexts, action);
}

/** The codes of all types that the entry may name. Entries from before events have them in their changes. */
function typesIn({ changes, data }: Pick<LoggedEntry, 'changes' | 'data'>): string[] {
  const changed = changes.flatMap(({ field, from, to }) => (field === 'type' ? [from, to] : []));
  const stated = Object.values(data).map((value) =>
    typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined,
  );
  return [...changed, ...stated].filter((code) => typeof code === 'string');
}
