import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

interface ToastAction {
  /** As a function it is asked every second; while it says nothing there is no action. */
  label: string | (() => string | undefined);
  /** The letter that does the same from everywhere but where letters are typed. */
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
  /** Whether it stays until it is closed, as a danger does. */
  staysOpen?: boolean;
  /** Called when the message is gone, however that came. */
  onClose?: () => void;
};

const readingMilliseconds = 6_000;
// The server takes back what was just decided for two seconds more.
const decidingMilliseconds = 8_000;

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** What a message offers at the moment. */
export function labelOf({ label }: ToastAction): string | undefined {
  return typeof label === 'function' ? label() : label;
}

/** Does what the newest message offers under the letter, and closes it. Returns whether there is such a message. */
export function runToastAction(letter: string): boolean {
  const offer = toastQueue.visibleToasts.find(
    ({ content: { action } }) => action?.letter === letter && labelOf(action) !== undefined,
  );
  if (!offer) return false;
  offer.content.action?.onPress();
  toastQueue.close(offer.key);
  return true;
}

/** Takes all messages away. */
export function closeToasts(): void {
  // Those that wait for their turn come forward as others go.
  for (let [open] = toastQueue.visibleToasts; open; [open] = toastQueue.visibleToasts)
    toastQueue.close(open.key);
}

/**
 * Says what happened. An error stays until it is closed; a message with an action stays longer than one without. Returns
 * what takes the message away.
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
