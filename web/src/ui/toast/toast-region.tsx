import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { buttonStyle, iconButtonStyle } from '../button/button-style.ts';
import { text } from '../messages/text.ts';
import { closeToasts, labelOf, runToastAction, type ToastMessage, toastQueue } from './toast.ts';
import { isTyping } from './typing-fields.ts';

const icons = { success: CircleCheck, info: Info, danger: CircleAlert };

export interface ToastRegionProps {
  /** The signed-in user; another user doesn't see earlier messages. */
  readerId: string;
  /** Whether the action's letter works alone; otherwise only with Ctrl or Cmd. */
  areLettersOn: () => boolean;
}

// The pages remount for another user, and this region with them.
let lastReaderId: string | undefined;

/** Shows the messages of toast(); rendered once, in the shell. */
export function ToastRegion({ readerId, areLettersOn }: ToastRegionProps) {
  useLetters(areLettersOn);
  useEffect(() => {
    if (lastReaderId !== undefined && lastReaderId !== readerId) closeToasts();
    lastReaderId = readerId;
  }, [readerId]);
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={text('ui.notifications')}
      // On a small screen, the bottom has the buttons of a sheet.
      className="fixed end-4 bottom-4 z-50 flex w-[min(26rem,calc(100vw-2rem))] flex-col-reverse gap-2 rounded-md max-sm:top-16 max-sm:bottom-auto max-sm:flex-col data-focus-visible:focus-ring"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="animate-toast flex items-start gap-3 rounded-md bg-card py-3 pe-2 ps-4 shadow-raised data-focus-visible:focus-ring"
        >
          <ToastIcon tone={toast.content.tone} />
          <AriaToastContent className="min-w-0 flex-1">
            <Text slot="title" className="block font-medium text-ink">
              {toast.content.text}
            </Text>
            {toast.content.detail !== undefined && (
              <Text slot="description" className="block text-sm text-ink-muted">
                {toast.content.detail}
              </Text>
            )}
          </AriaToastContent>
          {toast.content.action && (
            <ToastAction
              action={toast.content.action}
              isLetterOn={areLettersOn()}
              onDone={() => toastQueue.close(toast.key)}
            />
          )}
          <AriaButton slot="close" className={iconButtonStyle('quiet', 'small', '-my-1')}>
            <X aria-hidden="true" />
          </AriaButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

/** Runs a toast's action when its letter is pressed, alone or with Ctrl or Cmd. */
function useLetters(areLettersOn: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey && !areLettersOn()) return;
      if (isTyping(event)) return;
      if (runToastAction(event.key.toUpperCase())) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [areLettersOn]);
}

function ToastIcon({ tone }: Pick<ToastMessage, 'tone'>) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" data-tone={tone} className="mt-0.5 size-4.5 shrink-0 text-tone-mark" />;
}

type ToastActionProps = {
  action: NonNullable<ToastMessage['action']>;
  isLetterOn: boolean;
  onDone: () => void;
};

function ToastAction({ action, isLetterOn, onDone }: ToastActionProps) {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const isDynamic = typeof action.label === 'function';
  useEffect(() => {
    if (!isDynamic) return;
    const timer = setInterval(rerender, 1000);
    return () => clearInterval(timer);
  }, [isDynamic]);
  const label = labelOf(action);
  if (label === undefined) return null;
  const runAndClose = () => {
    action.onPress();
    onDone();
  };
  return (
    <AriaButton slot={null} onPress={runAndClose} className={buttonStyle('secondary', 'small', '-my-1')}>
      {label}
      {isLetterOn && action.letter !== undefined && (
        <span aria-hidden="true" className="font-sans text-ink-muted pointer-coarse:hidden">
          {action.letter}
        </span>
      )}
    </AriaButton>
  );
}
