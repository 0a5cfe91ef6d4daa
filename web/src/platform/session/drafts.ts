/**
 * Unsent form input, stored for an hour. It is in local storage, because a sign-in link opens another tab.
 * Signing out discards it, as does opening a form or the sign-in page after that hour.
 */
const prefix = 'almanac.draft.';
const keptMilliseconds = 3_600_000;

interface Draft {
  keptAt: number;
  values: unknown;
}

export interface DraftKey {
  userId: string;
  form: string;
}

const keyOf = ({ userId, form }: DraftKey) => `${prefix}${userId}.${form}`;

export function keepDraft(key: DraftKey, values: unknown): void {
  const draft: Draft = { keptAt: Date.now(), values };
  withStorage((storage) => storage.setItem(keyOf(key), JSON.stringify(draft)));
}

/** The stored values, or null if missing or expired. Discards all expired drafts. */
export function readDraft(key: DraftKey): unknown {
  discardDrafts(isOld);
  const text = withStorage((storage) => storage.getItem(keyOf(key)));
  return text ? (parsedDraft(text)?.values ?? null) : null;
}

export function discardDraft(key: DraftKey): void {
  withStorage((storage) => storage.removeItem(keyOf(key)));
}

/** Discards the drafts of everyone who used this browser, or those that match. */
export function discardDrafts(isDiscarded: (text: string) => boolean = () => true): void {
  withStorage((storage) => {
    for (const [key, text] of Object.entries(storage))
      if (key.startsWith(prefix) && isDiscarded(text)) storage.removeItem(key);
  });
}

/** Whether the draft is over an hour old, or invalid. */
export function isOld(text: string): boolean {
  const draft = parsedDraft(text);
  return draft === null || Date.now() - draft.keptAt >= keptMilliseconds;
}

function parsedDraft(text: string): Draft | null {
  try {
    const draft: Partial<Draft> = JSON.parse(text);
    return typeof draft.keptAt === 'number' ? { keptAt: draft.keptAt, values: draft.values } : null;
  } catch {
    return null;
  }
}

/** Storage may be blocked or full; forms then work without drafts. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
