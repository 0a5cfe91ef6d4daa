import { isAdmin } from '@almanac/domain/access/permissions';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { CalendarClock, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { textOf } from '../../../language/messages.ts';
import { useIsOnlyAdmin } from '../../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { text } from './messages/text.ts';

const MoveExpiryForm = lazyComponent(async () => (await import('./move-expiry-form.tsx')).MoveExpiryForm);
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
 * Opens the forms that adjust the account or move an expiry, for administrators. One's own account can be adjusted only by the only
 * administrator.
 */
export function AdjustAccount({ userId, personName, ...formProps }: AdjustAccountProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const [open, setOpen] = useState<'ADJUST' | 'MOVE'>();
  const close = () => setOpen(undefined);
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
        onPress={() => setOpen('ADJUST')}
      >
        {text('time-off.balances.adjust')}
      </Button>
      <Button
        icon={<CalendarClock aria-hidden="true" />}
        isDisabled={isClosed}
        {...(permission.refused && { 'aria-describedby': noteId })}
        onPress={() => setOpen('MOVE')}
      >
        {text('time-off.balances.moveExpiry')}
      </Button>
      {permission.refused && (
        <p id={noteId} className="text-sm text-ink-muted">
          {isOnlyAdmin
            ? text('time-off.balances.onlyAdminAdjusts')
            : text('time-off.balances.notAllowed', { reason: textOf(permission.message) })}
        </p>
      )}
      {open === 'ADJUST' && (
        <FormDialog
          isOpen
          title={text('time-off.balances.adjustTitle')}
          description={<bdi>{personName}</bdi>}
          fields={5}
          onClose={close}
        >
          <AdjustAccountForm {...formProps} userId={userId} onClose={close} />
        </FormDialog>
      )}
      {open === 'MOVE' && (
        <FormDialog
          isOpen
          title={text('time-off.balances.moveExpiryTitle')}
          description={<bdi>{personName}</bdi>}
          fields={4}
          onClose={close}
        >
          <MoveExpiryForm {...formProps} userId={userId} onClose={close} />
        </FormDialog>
      )}
    </div>
  );
}
