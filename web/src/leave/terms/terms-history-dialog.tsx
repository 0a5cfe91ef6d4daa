import { personName } from '@almanac/domain/access/person-name';
import { earliestDate } from '@almanac/domain/calendar/calendar-date';
import type { TermsOfPerson } from '@almanac/domain/leave/terms/terms-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { RemovalDialog } from '../../work-time/rule-changes/removal-dialog.tsx';
import { refetchRules } from '../plans/plans-api.ts';
import { dialogsRich, dialogsText } from './messages/dialogs-text.ts';
import { text } from './messages/text.ts';
import { termsQuery, termsRemoval } from './terms-api.ts';

interface TermsHistoryDialogProps {
  person: TermsOfPerson['person'];
  onClose: () => void;
}

/** A person's past, current and future terms. */
export function TermsHistoryDialog({ person, onClose }: TermsHistoryDialogProps) {
  const query = useQuery(termsQuery(person.id));
  const today = useToday();
  const client = useQueryClient();
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const [deleted, setDeleted] = useState<string>();
  if (deleted !== undefined) {
    return (
      <RemovalDialog
        title={dialogsText('leave.terms.deleteTitle')}
        description={dialogsRich('leave.terms.deleteHint', {
          date: <DayText date={deleted} />,
          name: <bdi>{personName(person)}</bdi>,
        })}
        removed={[person.id, deleted]}
        needsReason={isOnlyAdmin && person.id === viewer.id}
        call={(reason) => termsRemoval({ userId: person.id, from: deleted, reason })}
        done={{ text: dialogsText('leave.terms.deleted') }}
        onRemoved={() => refetchRules(client)}
        onClose={() => setDeleted(undefined)}
      />
    );
  }
  return (
    <Dialog
      title={dialogsText('leave.terms.termsOf', { name: personName(person) })}
      description={dialogsText('leave.terms.termsHint')}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>{dialogsText('leave.terms.close')}</Button>}
    >
      <Loaded
        query={query}
        failure={dialogsText('leave.terms.termsNotLoaded')}
        skeleton={<SkeletonList label={dialogsText('leave.terms.termsLoading')} rows={2} />}
      >
        {(terms) => {
          const current = terms.findLast(({ from }) => from <= today);
          return (
            <Table
              label={dialogsText('leave.terms.termsLabel')}
              rows={terms}
              rowKey={({ from }) => from}
              columns={[
                {
                  id: 'from',
                  header: dialogsText('leave.terms.fromField'),
                  isRowHeader: true,
                  cell: (row) => (
                    <span className="flex flex-wrap items-center gap-x-2">
                      {row.from === earliestDate ? text('leave.terms.start') : <DayText date={row.from} />}
                      {row === current && <Badge tone="accent">{dialogsText('leave.terms.today')}</Badge>}
                    </span>
                  ),
                },
                {
                  id: 'place',
                  header: text('leave.terms.place'),
                  cell: ({ placeName }) => <bdi>{placeName}</bdi>,
                },
                {
                  id: 'plan',
                  header: text('leave.terms.plan'),
                  cell: ({ planName }) => <bdi>{planName}</bdi>,
                },
                {
                  id: 'schedule',
                  header: text('leave.terms.schedule'),
                  cell: ({ scheduleName }) => <bdi>{scheduleName}</bdi>,
                },
                {
                  id: 'delete',
                  header: dialogsText('leave.terms.delete'),
                  isHeaderHidden: true,
                  align: 'end',
                  cell: ({ from }) =>
                    from !== earliestDate && (
                      <IconButton
                        label={dialogsText('leave.terms.deleteFrom', { date: from })}
                        onPress={() => setDeleted(from)}
                      >
                        <Trash2 aria-hidden="true" />
                      </IconButton>
                    ),
                },
              ]}
            />
          );
        }}
      </Loaded>
    </Dialog>
  );
}
