import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

interface ToastAction {
  label: string;
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

export type ToastOptions = Partial<Omit<ToastMessage, 'text'>>;

const readingMilliseconds = 6_000;
// The server takes back what was just decided for two seconds more.
const decidingMilliseconds = 8_000;

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Does what the newest message offers under the letter, and closes it. Returns whether there is such a message. */
export function runToastAction(letter: string): boolean {
  const offer = toastQueue.visibleToasts.find(({ content }) => content.action?.letter === letter);
  if (!offer) return false;
  offer.content.action?.onPress();
  toastQueue.close(offer.key);
  return true;
}

/** Says what happened. An error stays until it is closed; a message with an action stays longer than one without. */
export function toast(text: string, { tone = 'success', detail, action }: ToastOptions = {}): void {
  const timeout = action ? decidingMilliseconds : readingMilliseconds;
  toastQueue.add({ text, tone, detail, action }, tone === 'danger' ? {} : { timeout });
}
