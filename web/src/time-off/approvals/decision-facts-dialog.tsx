import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { periodText } from '@almanac/domain/calendar/date-text';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BalanceDialog } from '../balances/balance-dialog.tsx';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from '../balances/leave-balance-tiles.tsx';
import { capacityQuery } from '../presence/api.ts';
import { CapacityNotice } from '../presence/capacity-notice.tsx';
import { StatusBadge } from '../requests/status-badge.tsx';
import type { DecisionFacts } from './use-decision-facts.ts';

interface DecisionFactsDialogProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  isOpen: boolean;
  onClose: () => void;
}

/** Everything that speaks for or against a request: balance, who is away then, and the days that get thin. */
export function DecisionFactsDialog({ request, facts, isOpen, onClose }: DecisionFactsDialogProps) {
  const viewer = useViewer();
  const [isAdjusting, setAdjusting] = useState(false);
  const { balance, conflicts, hasCapacity } = facts;
  const { requester, type, startDate, endDate } = request;
  const capacity = useQuery({
    ...capacityQuery({ period: { startDate, endDate }, requesterId: requester.id }),
    enabled: isOpen && hasCapacity,
  });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={personName(requester)}
        description={`${timeOffTypeLabel[type]}, ${periodText(request, readerLocale())}`}
        footer={
          <>
            {isAdmin(viewer) && <Button onPress={() => setAdjusting(true)}>Adjust balance</Button>}
            <Button onPress={onClose}>Close</Button>
          </>
        }
      >
        <Part title="Leave balance">
          {balance.data ? (
            <LeaveBalanceTiles balance={balance.data} />
          ) : balance.isError ? (
            <p className="text-ink-muted">Failed to load leave balance</p>
          ) : (
            <LeaveBalanceTilesSkeleton />
          )}
        </Part>
        {hasCapacity && (
          <Part title="Team capacity">
            {capacity.data ? (
              <CapacityNotice capacity={capacity.data} />
            ) : (
              <p className="text-ink-muted">
                {capacity.isError ? 'The team capacity could not be checked.' : 'Checking the calendar...'}
              </p>
            )}
          </Part>
        )}
        <Part title="Also away then">
          {conflicts.data ? (
            <Teammates teammates={conflicts.data.teammates} />
          ) : (
            <p className="text-ink-muted">
              {conflicts.isError ? 'The absences could not be loaded.' : 'Checking the calendar...'}
            </p>
          )}
        </Part>
      </Dialog>
      <BalanceDialog person={requester} isOpen={isAdjusting} onClose={() => setAdjusting(false)} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

function Teammates({ teammates }: { teammates: readonly Absence[] }) {
  if (teammates.length === 0) return <p className="text-ink-muted">Nobody else of the department.</p>;
  return (
    <ul className="divide-y divide-line">
      {teammates.map(({ requester, startDate, endDate, status }) => {
        const name = personName(requester);
        return (
          <li
            key={`${requester.id} ${startDate}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <Avatar name={name} size="small" />
            <div className="min-w-40 flex-1">
              <p className="text-ink">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-ink-muted">{periodText({ startDate, endDate }, readerLocale())}</p>
            </div>
            <StatusBadge status={status} />
          </li>
        );
      })}
    </ul>
  );
}
