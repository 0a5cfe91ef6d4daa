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
import {
  BriefcaseBusiness,
  CalendarPlus,
  DoorOpen,
  Eraser,
  FileDown,
  ImageOff,
  type LucideIcon,
  MailPlus,
  Pencil,
  UserCog,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { textOf } from '../../language/messages.ts';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../platform/session/session.ts';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePhoto } from '../photos/face.tsx';
import { sendWelcomeMutation } from './api.ts';
import { text } from './messages/text.ts';
import { useIsOnlyAdmin } from './use-is-only-admin.ts';

export interface UserChange {
  kind:
    | 'edit'
    | 'employments'
    | 'role'
    | 'time-off'
    | 'deputies'
    | 'leaving'
    | 'active-state'
    | 'photo'
    | 'data'
    | 'erase';
  user: User;
}

interface UserActionsProps {
  user: User;
  onChange: (change: UserChange) => void;
}

interface UserAction {
  kind: UserChange['kind'] | 'welcome';
  label: string;
  icon: LucideIcon;
  /** Whether the rules allow it; if they refuse, it is disabled with the reason. */
  decision?: Decision<RefusalCode>;
  isDangerous?: boolean;
}

/** A menu of what the viewer may do with a user; none if erased. */
export function UserActions({ user, onChange }: UserActionsProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const photoId = usePhoto(user.id);
  const welcome = useMutationOnce({
    ...sendWelcomeMutation(),
    onSuccess: () => toast(text('people.accounts.welcomeSent'), { detail: user.email }),
    onError: (error) => toastFailure(text('people.accounts.welcomeNotSent'), error),
  });
  if (isErased(user)) return null;
  const act = (kind: UserAction['kind']) =>
    kind === 'welcome' ? welcome.mutate(user) : onChange({ kind, user });
  return (
    <MoreMenu
      label={text('people.accounts.actions', { name: personName(user) })}
      entries={actionsOn(user, viewer, { isOnlyAdmin, hasPhoto: typeof photoId === 'string' }).map(
        ({ kind, label, icon: Icon, decision, isDangerous = false }) => ({
          id: kind,
          label,
          icon: <Icon aria-hidden="true" />,
          isDangerous,
          isDisabled: decision?.refused || (kind === 'welcome' && welcome.isPending),
          hint: decision?.refused ? textOf(decision.message) : undefined,
          onAction: () => act(kind),
        }),
      )}
    />
  );
}

function actionsOn(
  user: User,
  viewer: ReturnType<typeof useViewer>,
  { isOnlyAdmin, hasPhoto }: { isOnlyAdmin: boolean; hasPhoto: boolean },
): UserAction[] {
  const employment = isOnlyAdmin ? checkUserChange(viewer, user) : checkEmploymentChange(viewer, user);
  const all: (UserAction | false)[] = [
    {
      kind: 'edit',
      label: text('people.accounts.edit'),
      icon: Pencil,
      decision: checkUserChange(viewer, user),
    },
    {
      kind: 'employments',
      label: text('people.accounts.changeEmployments'),
      icon: BriefcaseBusiness,
      decision: employment,
    },
    {
      kind: 'role',
      label: text('people.accounts.changeRole'),
      icon: UserCog,
      decision: checkRoleChange(viewer, user, user.role),
    },
    user.isActive &&
      user.id !== viewer.id && {
        kind: 'time-off',
        label: text('people.accounts.requestOnBehalf'),
        icon: CalendarPlus,
      },
    user.isActive &&
      isManager(user) && { kind: 'deputies', label: text('people.accounts.deputies'), icon: UserRoundCheck },
    user.isActive &&
      user.hasSignedIn === false && {
        kind: 'welcome',
        label: user.isWelcomed
          ? text('people.accounts.sendWelcomeAgain')
          : text('people.accounts.sendWelcome'),
        icon: MailPlus,
      },
    hasPhoto && {
      kind: 'photo',
      label: text('people.accounts.removePhoto'),
      icon: ImageOff,
      decision: checkUserChange(viewer, user),
    },
    { kind: 'data', label: text('people.accounts.exportData'), icon: FileDown },
    user.isActive && {
      kind: 'leaving',
      label: text('people.accounts.offboard'),
      icon: DoorOpen,
      decision: employment,
    },
    user.isActive
      ? {
          kind: 'active-state',
          label: text('people.accounts.deactivate'),
          icon: UserRoundX,
          decision: checkDeactivation(viewer, user),
          isDangerous: true,
        }
      : {
          kind: 'active-state',
          label: text('people.accounts.reactivate'),
          icon: UserRoundCheck,
          decision: checkReactivation(viewer, user),
        },
    !user.isActive && {
      kind: 'erase',
      label: text('people.accounts.erase'),
      icon: Eraser,
      decision: checkErasure(viewer, user),
      isDangerous: true,
    },
  ];
  return all.filter((action) => action !== false);
}
