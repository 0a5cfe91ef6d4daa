import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { toast } from '../../ui/toast.ts';
import { balanceQuery } from './api.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from './leave-balance-tiles.tsx';

// The form brings the schema library, which the rest of the page can do without.
const SetBalanceForm = lazy(async () => ({
  default: (await import('./set-balance-form.tsx')).SetBalanceForm,
}));

interface BalanceDialogProps {
  person: Pick<PersonReference, 'id' | 'name' | 'email'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a person's leave balance and sets its totals, with a reason; for administrators. */
export function BalanceDialog({ person, isOpen, onClose }: BalanceDialogProps) {
  const {
    data: balance,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...balanceQuery(person.id),
    enabled: isOpen,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Adjust Leave Balance"
      description={<bdi>{personName(person)}</bdi>}
    >
      {balance ? (
        <Suspense fallback={<LeaveBalanceTilesSkeleton />}>
          <LeaveBalanceTiles balance={balance} />
          <SetBalanceForm
            userId={person.id}
            balance={balance}
            onCancel={onClose}
            onSaved={() => {
              onClose();
              toast('Leave balance adjusted', { detail: personName(person) });
            }}
          />
        </Suspense>
      ) : isError ? (
        <ErrorState
          title="Failed to load leave balance"
          message="Nothing was changed."
          headingLevel={3}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LeaveBalanceTilesSkeleton />
      )}
    </Dialog>
  );
}
