import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useToday } from '../../platform/session/today.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { PayoutDialog } from '../balances/payouts/payout-dialog.tsx';
import { leavingQuery } from './api.ts';
import { text } from './messages/text.ts';

const LeavingForm = lazyComponent(async () => (await import('./leaving-form.tsx')).LeavingForm);

interface LeavingDialogProps {
  user: User;
  onClose: () => void;
}

/** Offboards a person: last day, open matters, and successor. */
export function LeavingDialog({ user, onClose }: LeavingDialogProps) {
  const today = useToday();
  const query = useQuery(leavingQuery(user.id, user.employmentEnd ?? today));
  const [paid, setPaid] = useState<Leaving['payable']>();
  const [first] = paid ?? [];
  if (paid && first) {
    return (
      <PayoutDialog
        userId={user.id}
        personName={personName(user)}
        accounts={paid.map(({ type, unit, amount }) => ({ type, unit, payable: amount }))}
        type={first.type}
        lastDay={user.employmentEnd}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={text('time-off.leaving.title', { name: personName(user) })}
      description={text('time-off.leaving.hint')}
      fields={4}
      onClose={onClose}
    >
      <Loaded
        query={query}
        failure={text('time-off.leaving.notLoaded')}
        message={text('time-off.leaving.notLoadedHint')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('time-off.leaving.loading')} rows={4} />}
      >
        {({ successor }) => (
          <LeavingForm user={user} successor={successor} onPayOut={setPaid} onClose={onClose} />
        )}
      </Loaded>
    </FormDialog>
  );
}
