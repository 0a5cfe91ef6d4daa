import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { balanceQuery } from './account/api.ts';
import { linesAddress } from './balance-filters.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from './leave-balance-tiles.tsx';
import { text } from './messages/set-text.ts';

const SetBalanceForm = lazyComponent(async () => (await import('./set-balance-form.tsx')).SetBalanceForm);

interface BalanceDialogProps {
  person: PersonReference;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a person's leave balance, and sets its totals with a reason; for administrators. */
export function BalanceDialog({ person, isOpen, onClose }: BalanceDialogProps) {
  const query = useQuery({ ...balanceQuery(person.id), enabled: isOpen });
  return (
    <FormDialog
      fields={3}
      isOpen={isOpen}
      onClose={onClose}
      title={text('time-off.balances.setTitle')}
      description={<bdi>{personName(person)}</bdi>}
    >
      <Loaded
        query={query}
        failure={text('time-off.balances.setNotLoaded')}
        message={text('time-off.balances.setNothingChanged')}
        headingLevel={3}
        skeleton={<LeaveBalanceTilesSkeleton />}
      >
        {(balance) => (
          <>
            <LeaveBalanceTiles
              balance={balance}
              linesAt={(type, lines) => linesAddress(type, lines, person.id)}
            />
            <SetBalanceForm person={person} balance={balance} onClose={onClose} />
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}
