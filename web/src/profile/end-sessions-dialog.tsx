import type { OwnSession } from '@almanac/domain/profile/schema';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../platform/api-error.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { revokeAllSessionsMutation, revokeOtherSessionsMutation, revokeSessionMutation } from './api.ts';

export type SessionsToEnd = OwnSession | 'others' | 'all';

interface EndSessionsDialogProps {
  sessions: SessionsToEnd;
  onClose: () => void;
}

/** Asks before one session, all others or all are ended. */
export function EndSessionsDialog({ sessions, onClose }: EndSessionsDialogProps) {
  const one = useMutation(revokeSessionMutation());
  const others = useMutation(revokeOtherSessionsMutation());
  const all = useMutation(revokeAllSessionsMutation());
  const done = (text: string) => ({
    onSuccess: () => {
      toast(text);
      onClose();
    },
  });
  const end = () => {
    if (sessions === 'all') all.mutate();
    else if (sessions === 'others') others.mutate(undefined, done('All other sessions ended'));
    else one.mutate(sessions, done('Session ended'));
  };
  const error = one.error ?? others.error ?? all.error;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...wordsFor(sessions)}
      variant="danger"
      // Signed out everywhere, the page is on its way to the sign-in.
      isPending={one.isPending || others.isPending || all.isPending || all.isSuccess}
      errorMessage={error ? errorMessage(error) : undefined}
      onConfirm={end}
    />
  );
}

function wordsFor(sessions: SessionsToEnd) {
  if (sessions === 'all') {
    return {
      title: 'Sign Out Everywhere',
      message: 'Every browser in which you are signed in is signed out, this one too.',
      confirmLabel: 'Sign Out Everywhere',
      pendingLabel: 'Signing out...',
    };
  }
  if (sessions === 'others') {
    return {
      title: 'End All Other Sessions',
      message: 'Every other browser in which you are signed in is signed out. You stay signed in here.',
      confirmLabel: 'End All Others',
      pendingLabel: 'Ending...',
    };
  }
  return {
    title: 'End Session',
    message: `${sessions.device} is signed out. Whoever uses it needs a new sign-in link.`,
    confirmLabel: 'End Session',
    pendingLabel: 'Ending...',
  };
}
