import { exactLeaveText } from '@almanac/domain/leave/types/leave-text';
import type { Provisions } from '@almanac/domain/time-off/provisions/schema';
import { FileCheck } from 'lucide-react';
import { readerTexts } from '../../language/messages.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { text } from './messages/text.ts';
import { ProvisionsTable } from './provisions-table.tsx';

type ProvisionListsProps = Pick<Provisions, 'rows' | 'leavers' | 'totals'> & { isKept?: boolean };

/** The totals, the people, and leavers in a part of their own. */
export function ProvisionLists({ rows, leavers, totals, isKept = false }: ProvisionListsProps) {
  if (rows.length + leavers.length === 0) {
    return (
      <Card>
        <EmptyState icon={<FileCheck aria-hidden="true" />} title={text('time-off.provisions.none')} />
      </Card>
    );
  }
  return (
    <>
      <Card title={text('time-off.provisions.totals')} subtitle={text('time-off.provisions.totalsHint')}>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Total name={text('time-off.provisions.owed')} days={totals.owed} />
          <Total name={text('time-off.provisions.takenInAdvance')} days={totals.takenInAdvance} />
        </dl>
      </Card>
      {rows.length > 0 && (
        <Card title={text('time-off.provisions.people')}>
          <ProvisionsTable label={text('time-off.provisions.people')} rows={rows} isKept={isKept} />
        </Card>
      )}
      {leavers.length > 0 && (
        <Card title={text('time-off.provisions.leavers')} subtitle={text('time-off.provisions.leaversHint')}>
          <ProvisionsTable label={text('time-off.provisions.leavers')} rows={leavers} isKept={isKept} />
        </Card>
      )}
    </>
  );
}

function Total({ name, days }: { name: string; days: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="text-lg font-semibold text-ink tabular-nums">
        {exactLeaveText(days, 'DAY', readerTexts())}
      </dd>
    </div>
  );
}
