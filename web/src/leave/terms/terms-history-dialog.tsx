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
        title="Delete Change"
        description={
          <>
            From <DayText date={deleted} /> on, <bdi>{personName(person)}</bdi> has the previous terms again,
            until the next change.
          </>
        }
        removed={[person.id, deleted]}
        needsReason={isOnlyAdmin && person.id === viewer.id}
        call={(reason) => termsRemoval({ userId: person.id, from: deleted, reason })}
        done={{ text: 'Change deleted' }}
        onRemoved={() => refetchRules(client)}
        onClose={() => setDeleted(undefined)}
      />
    );
  }
  return (
    <Dialog
      title={`Leave Terms of ${personName(person)}`}
      description="Each line applies until the next one begins."
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Loaded
        query={query}
        failure="Couldn't load their leave terms"
        skeleton={<SkeletonList label="Loading their leave terms" rows={2} />}
      >
        {(terms) => {
          const current = terms.findLast(({ from }) => from <= today);
          return (
            <Table
              label="Leave terms"
              rows={terms}
              rowKey={({ from }) => from}
              columns={[
                {
                  id: 'from',
                  header: 'From',
                  isRowHeader: true,
                  cell: (row) => (
                    <span className="flex flex-wrap items-center gap-x-2">
                      {row.from === earliestDate ? 'Start' : <DayText date={row.from} />}
                      {row === current && <Badge tone="accent">Today</Badge>}
                    </span>
                  ),
                },
                { id: 'place', header: 'Place', cell: ({ placeName }) => <bdi>{placeName}</bdi> },
                { id: 'plan', header: 'Leave plan', cell: ({ planName }) => <bdi>{planName}</bdi> },
                {
                  id: 'schedule',
                  header: 'Work schedule',
                  cell: ({ scheduleName }) => <bdi>{scheduleName}</bdi>,
                },
                {
                  id: 'delete',
                  header: 'Delete',
                  isHeaderHidden: true,
                  align: 'end',
                  cell: ({ from }) =>
                    from !== earliestDate && (
                      <IconButton label={`Delete the terms from ${from}`} onPress={() => setDeleted(from)}>
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
