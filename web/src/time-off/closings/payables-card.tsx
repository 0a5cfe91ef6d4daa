import type { Payable } from '@almanac/domain/time-off/balances/payouts/payout-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonLink } from '../../access/person-link.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { exactLeaveText } from '../balances/account/account-text.ts';
import { payablesQuery } from '../balances/payouts/api.ts';
import { PayoutDialog } from '../balances/payouts/payout-dialog.tsx';
import { text } from './messages/text.ts';

const rowsOfPage = 20;

/** What is payable to people who left by the day and not yet paid out; nothing if there is none. */
export function PayablesCard({ through }: { through: string }) {
  const viewer = useViewer();
  const [page, setPage] = useState(1);
  const [paid, setPaid] = useState<Payable>();
  const query = useQuery(payablesQuery({ through, page, limit: rowsOfPage }));
  // Last on the page, and shown once it is known that there is any.
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <Card
      title={text('time-off.closings.payables')}
      help={<HelpMark at="setting-up-leave#paying-out" />}
      subtitle={text('time-off.closings.payablesHint')}
    >
      <Loaded
        query={query}
        failure={text('time-off.closings.payablesNotLoaded')}
        skeleton={<SkeletonList label={text('time-off.closings.payablesLoading')} rows={2} />}
      >
        {({ rows, total }) => (
          <>
            <Table
              label={text('time-off.closings.payablesLabel')}
              rows={rows}
              rowKey={({ person, type }) => `${person.id} ${type}`}
              columns={[
                {
                  id: 'person',
                  header: text('time-off.closings.personColumn'),
                  isRowHeader: true,
                  cell: ({ person }) => <PersonLink person={person} />,
                },
                {
                  id: 'lastDay',
                  header: text('time-off.closings.lastDayColumn'),
                  cell: ({ lastDay }) => <DayText date={lastDay} />,
                },
                {
                  id: 'type',
                  header: text('time-off.closings.typeColumn'),
                  cell: ({ typeName }) => <bdi>{typeName}</bdi>,
                },
                {
                  id: 'amount',
                  header: text('time-off.closings.amountColumn'),
                  align: 'end',
                  cell: amountText,
                },
                {
                  id: 'actions',
                  header: text('time-off.closings.payOut'),
                  isHeaderHidden: true,
                  align: 'end',
                  cell: (row) =>
                    row.amount > 0 &&
                    row.person.id !== viewer.id && (
                      <Button
                        size="small"
                        aria-label={text('time-off.closings.payOutOf', {
                          name: row.person.name,
                          type: row.typeName,
                        })}
                        onPress={() => setPaid(row)}
                      >
                        {text('time-off.closings.payOut')}
                      </Button>
                    ),
                },
              ]}
            />
            {total > rowsOfPage && (
              <Pagination
                label={text('time-off.closings.payablesPages')}
                page={page}
                totalPages={Math.ceil(total / rowsOfPage)}
                onPageChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
      {paid && (
        <PayoutDialog
          userId={paid.person.id}
          personName={paid.person.name}
          accounts={[{ type: paid.type, unit: paid.unit, payable: paid.amount }]}
          type={paid.type}
          lastDay={paid.lastDay}
          onClose={() => setPaid(undefined)}
        />
      )}
    </Card>
  );
}

function amountText({ amount, unit }: Payable) {
  return (
    <span className="tabular-nums">
      {amount < 0
        ? text('time-off.closings.takenInAdvance', { amount: exactLeaveText(-amount, unit) })
        : exactLeaveText(amount, unit)}
    </span>
  );
}
