import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastMessage = {
  text: string;
  detail?: string | undefined;
  tone: 'success' | 'info' | 'danger';
  action?: { label: string; onPress: () => void } | undefined;
};

export type ToastOptions = Partial<Omit<ToastMessage, 'text'>>;

const readingMilliseconds = 6_000;
// The server takes back what was just decided for two seconds more.
const decidingMilliseconds = 8_000;

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says what happened. An error stays until it is closed; a message with an action stays longer than one without. */
export function toast(text: string, { tone = 'success', detail, action }: ToastOptions = {}): void {
  const timeout = action ? decidingMilliseconds : readingMilliseconds;
  toastQueue.add({ text, tone, detail, action }, tone === 'danger' ? {} : { timeout });
}
