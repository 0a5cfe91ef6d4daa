import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

interface ToastAction {
  /** A function is called every second; undefined hides the action. */
  label: string | (() => string | undefined);
  /** Letter that runs the action, except while typing. */
  letter?: string;
  onPress: () => void;
}

export type ToastMessage = {
  text: string;
  detail?: string | undefined;
  tone: 'success' | 'info' | 'danger';
  action?: ToastAction | undefined;
};

export type ToastOptions = Partial<Omit<ToastMessage, 'text'>> & {
  /** Stays until closed; the default for a danger. */
  staysOpen?: boolean;
  /** Called when the message is gone, for any reason. */
  onClose?: () => void;
};

const readingMilliseconds = 6_000;
// Two seconds less than the server's limit for undoing a decision.
const decidingMilliseconds = 8_000;

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Current label of an action. */
export function labelOf({ label }: ToastAction): string | undefined {
  return typeof label === 'function' ? label() : label;
}

/**
 * Runs the action with the letter of the newest matching toast, and closes it. Returns whether there was one.
 */
export function runToastAction(letter: string): boolean {
  const offer = toastQueue.visibleToasts.find(
    ({ content: { action } }) => action?.letter === letter && labelOf(action) !== undefined,
  );
  if (!offer) return false;
  offer.content.action?.onPress();
  toastQueue.close(offer.key);
  return true;
}

/** Closes all toasts. */
export function closeToasts(): void {
  // Queued toasts become visible as others close.
  for (let [open] = toastQueue.visibleToasts; open; [open] = toastQueue.visibleToasts)
    toastQueue.close(open.key);
}

/**
 * Shows a toast. Errors stay until closed; a toast with an action stays longer than one without. Returns a
 * function that closes it.
 */
export function toast(
  text: string,
  { tone = 'success', detail, action, staysOpen = tone === 'danger', onClose }: ToastOptions = {},
): () => void {
  const timeout = action ? decidingMilliseconds : readingMilliseconds;
  const key = toastQueue.add(
    { text, tone, detail, action },
    { ...(!staysOpen && { timeout }), ...(onClose && { onClose }) },
  );
  return () => toastQueue.close(key);
}
