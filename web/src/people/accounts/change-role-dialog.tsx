import { isSystemAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { type Role, roles } from '@almanac/domain/access/role';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useState } from 'react';
import { SystemAdminOnly } from '../../access/role-gate.tsx';
import { roleNames, rolePurposes } from '../../access/role-name.ts';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { isChangedMeanwhile } from '../../platform/http/api-error.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceButton } from '../../ui/field/choice-button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { changeRoleMutation, reloadUser } from './api.ts';
import { text } from './messages/dialogs-text.ts';

interface ChangeRoleDialogProps {
  user: User;
  onClose: () => void;
}

export function ChangeRoleDialog({ user, onClose }: ChangeRoleDialogProps) {
  const name = personName(user);
  const [seen, setSeen] = useState(user);
  const change = useMutationOnce({
    ...changeRoleMutation(),
    onError: async (error) => {
      if (isChangedMeanwhile(error)) setSeen((await reloadUser(user)) ?? user);
    },
    onSettled: (changed, error) => {
      if (error || !changed) return;
      toast(text('people.accounts.roleChanged'), {
        detail: text('people.accounts.newRole', { name, role: roleNames[changed.role] }),
      });
      onClose();
    },
  });
  const choiceOf = (role: Role) => (
    <RoleChoice
      key={role}
      role={role}
      isCurrent={role === seen.role}
      isPending={change.isPending && change.variables.role === role}
      isDisabled={change.isPending && change.variables.role !== role}
      onChoose={() => change.mutate({ id: user.id, version: seen.version, role })}
    />
  );
  return (
    <Dialog
      onClose={onClose}
      isDismissable={!change.isPending}
      size="small"
      title={text('people.accounts.changeRoleTitle', { name })}
      description={text('people.accounts.changeRoleHint')}
      footer={
        <Button autoFocus isDisabled={change.isPending} onPress={onClose}>
          {text('people.accounts.cancel')}
        </Button>
      }
    >
      <ul aria-label={text('people.accounts.roles')} className="flex flex-col gap-2">
        {roles.map((role) =>
          isSystemAdmin({ role }) ? (
            <SystemAdminOnly key={role}>{choiceOf(role)}</SystemAdminOnly>
          ) : (
            choiceOf(role)
          ),
        )}
      </ul>
      <FailureAlert title={text('people.accounts.roleNotChanged')} error={change.error} />
    </Dialog>
  );
}

interface RoleChoiceProps {
  role: Role;
  isCurrent: boolean;
  isPending: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function RoleChoice({ role, isCurrent, isPending, isDisabled, onChoose }: RoleChoiceProps) {
  return (
    <li>
      <ChoiceButton
        label={isCurrent ? text('people.accounts.currentRole', { role: roleNames[role] }) : roleNames[role]}
        description={rolePurposes[role]}
        isPending={isPending}
        isDisabled={isCurrent || isDisabled}
        onPress={onChoose}
      />
    </li>
  );
}
