import { isManager } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { isErased } from '@almanac/domain/erased-person';
import type { User } from '@almanac/domain/people/accounts/schema';
import {
  checkDeactivation,
  checkEmploymentChange,
  checkErasure,
  checkReactivation,
  checkRoleChange,
  checkUserChange,
} from '@almanac/domain/people/accounts/user-rules';
import type { Decision, RefusalCode } from '@almanac/domain/refusal';
import { CalendarPlus, Eraser, FileDown, MailPlus, Pencil, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { sendWelcomeMutation } from './api.ts';
import { useIsOnlyAdmin } from './use-is-only-admin.ts';

export interface UserChange {
  kind: 'edit' | 'role' | 'time-off' | 'deputies' | 'leaving' | 'active-state' | 'data' | 'erase';
  user: User;
}

interface UserActionsProps {
  user: User;
  onChange: (change: UserChange) => void;
}

/**
 * Actions the viewer may take on a user; none if erased. Those the rules refuse are disabled with the reason.
 */
export function UserActions({ user, onChange }: UserActionsProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const name = personName(user);
  if (isErased(user)) return null;
  const activeStateCheck = user.isActive ? checkDeactivation : checkReactivation;
  return (
    <div className="flex justify-end gap-1.5 max-md:flex-wrap max-md:justify-start">
      <Checked decision={checkUserChange(viewer, user)}>
        {(isDisabled) => (
          <IconButton
            label={`Edit ${name}`}
            size="small"
            isDisabled={isDisabled}
            onPress={() => onChange({ kind: 'edit', user })}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </Checked>
      <Checked decision={checkRoleChange(viewer, user, user.role)}>
        {(isDisabled) => (
          <Button
            size="small"
            aria-label={`Change Role of ${name}`}
            isDisabled={isDisabled}
            onPress={() => onChange({ kind: 'role', user })}
            className="w-full"
          >
            Change Role
          </Button>
        )}
      </Checked>
      {user.isActive && user.id !== viewer.id && (
        <IconButton
          label={`Time off for ${name}`}
          size="small"
          onPress={() => onChange({ kind: 'time-off', user })}
        >
          <CalendarPlus aria-hidden="true" />
        </IconButton>
      )}
      {user.isActive && isManager(user) && (
        <IconButton
          label={`Deputies of ${name}`}
          size="small"
          onPress={() => onChange({ kind: 'deputies', user })}
        >
          <UserRoundCheck aria-hidden="true" />
        </IconButton>
      )}
      {user.isActive && user.hasSignedIn === false && <WelcomeButton user={user} />}
      {user.isActive && (
        <Checked decision={isOnlyAdmin ? checkUserChange(viewer, user) : checkEmploymentChange(viewer, user)}>
          {(isDisabled) => (
            <Button
              size="small"
              aria-label={`Leaving: ${name}`}
              isDisabled={isDisabled}
              onPress={() => onChange({ kind: 'leaving', user })}
              className="w-full"
            >
              Leaving…
            </Button>
          )}
        </Checked>
      )}
      <Checked decision={activeStateCheck(viewer, user)}>
        {(isDisabled) => (
          <Button
            size="small"
            aria-label={`${activeStateVerb(user)} ${name}`}
            isDisabled={isDisabled}
            onPress={() => onChange({ kind: 'active-state', user })}
            className="w-full md:w-24"
          >
            {activeStateVerb(user)}
          </Button>
        )}
      </Checked>
      <IconButton label={`Data of ${name}`} size="small" onPress={() => onChange({ kind: 'data', user })}>
        <FileDown aria-hidden="true" />
      </IconButton>
      {!user.isActive && (
        <Checked decision={checkErasure(viewer, user)}>
          {(isDisabled) => (
            <IconButton
              label={`Erase ${name}`}
              size="small"
              isDisabled={isDisabled}
              onPress={() => onChange({ kind: 'erase', user })}
            >
              <Eraser aria-hidden="true" />
            </IconButton>
          )}
        </Checked>
      )}
    </div>
  );
}

/** Emails sign-in instructions, or sends them again. */
function WelcomeButton({ user }: { user: User }) {
  const { mutate, isPending } = useMutationOnce({
    ...sendWelcomeMutation(),
    onSuccess: () => toast('Welcome sent', { detail: user.email }),
    onError: (error) => toastFailure('Failed to send the welcome', error),
  });
  return (
    <IconButton
      label={`Send the welcome${user.isWelcomed ? ' again' : ''}: ${personName(user)}`}
      size="small"
      isDisabled={isPending}
      onPress={() => mutate(user)}
    >
      <MailPlus aria-hidden="true" />
    </IconButton>
  );
}

interface CheckedProps {
  decision: Decision<RefusalCode>;
  children: (isDisabled: boolean) => ReactNode;
}

/** A button with a tooltip that says why it is disabled. */
function Checked({ decision, children }: CheckedProps) {
  return <span title={decision.refused ? decision.message : undefined}>{children(decision.refused)}</span>;
}

function activeStateVerb({ isActive }: User): 'Deactivate' | 'Reactivate' {
  return isActive ? 'Deactivate' : 'Reactivate';
}
