/**
 * What was typed into a form and not sent yet, kept for an hour. It lies in the local storage, because a
 * sign-in link opens another tab, and goes with a sign-out.
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

/** The values that were kept, or null when there are none or they are too old. */
export function readDraft(key: DraftKey): unknown {
  const text = withStorage((storage) => storage.getItem(keyOf(key)));
  const draft = text ? parsedDraft(text) : null;
  if (draft !== null && Date.now() - draft.keptAt < keptMilliseconds) return draft.values;
  discardDraft(key);
  return null;
}

export function discardDraft(key: DraftKey): void {
  withStorage((storage) => storage.removeItem(keyOf(key)));
}

/** Discards the drafts of everyone who used this browser. */
export function discardDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

function parsedDraft(text: string): Draft | null {
  try {
    const draft: Partial<Draft> = JSON.parse(text);
    return typeof draft.keptAt === 'number' ? { keptAt: draft.keptAt, values: draft.values } : null;
  } catch {
    return null;
  }
}

/** Storage may be forbidden or full; a form then works without a draft. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
