import { isAdmin } from '@almanac/domain/access/permissions';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { textOf } from '../../../language/messages.ts';
import { useIsOnlyAdmin } from '../../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

const AdjustAccountForm = lazyComponent(
  async () => (await import('./adjust-account-form.tsx')).AdjustAccountForm,
);

interface AdjustAccountProps {
  userId: string;
  /** The account owner's name. */
  personName: string;
  accounts: readonly AccountAnswer[];
  type: string;
}

/**
 * Opens the adjustment form, for administrators. One's own account can be adjusted only by the only
 * administrator.
 */
export function AdjustAccount({ userId, personName, ...formProps }: AdjustAccountProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  if (!isAdmin(viewer)) return null;
  const permission = checkBalanceSetting(viewer, userId);
  const isClosed = permission.refused && !isOnlyAdmin;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={<Plus aria-hidden="true" />}
        isDisabled={isClosed}
        {...(permission.refused && { 'aria-describedby': noteId })}
        onPress={() => setOpen(true)}
      >
        Adjust
      </Button>
      {permission.refused && (
        <p id={noteId} className="text-sm text-ink-muted">
          {isOnlyAdmin
            ? 'You are the only administrator: you may adjust your own balance, and the audit log says so.'
            : `${textOf(permission.message)}.`}
        </p>
      )}
      {isOpen && (
        <FormDialog
          isOpen
          title="Adjust Balance"
          description={<bdi>{personName}</bdi>}
          fields={5}
          onClose={() => setOpen(false)}
        >
          <AdjustAccountForm {...formProps} userId={userId} onClose={() => setOpen(false)} />
        </FormDialog>
      )}
    </div>
  );
}
