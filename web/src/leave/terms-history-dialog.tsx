import { personName } from '@almanac/domain/access/person-name';
import { earliestDate } from '@almanac/domain/calendar/calendar-date';
import type { TermsOfPerson } from '@almanac/domain/leave/terms-schema';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../platform/loaded.tsx';
import { DayText } from '../platform/time-text.tsx';
import { useToday } from '../platform/today.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SkeletonArea, SkeletonRows } from '../ui/skeleton.tsx';
import { Table } from '../ui/table.tsx';
import { termsQuery } from './terms-api.ts';

interface TermsHistoryDialogProps {
  person: TermsOfPerson['person'];
  onClose: () => void;
}

/** What a person held, holds and will hold. */
export function TermsHistoryDialog({ person, onClose }: TermsHistoryDialogProps) {
  const query = useQuery(termsQuery(person.id));
  const today = useToday();
  return (
    <Dialog
      title={`What ${personName(person)} holds`}
      description="Each line holds until the next one begins."
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Loaded
        query={query}
        failure="Failed to fetch what they hold"
        skeleton={
          <SkeletonArea label="Loading what they hold">
            <SkeletonRows rows={2} />
          </SkeletonArea>
        }
      >
        {(terms) => {
          const current = terms.findLast(({ from }) => from <= today);
          return (
            <Table
              label="What they hold"
              rows={terms}
              rowKey={({ from }) => from}
              columns={[
                {
                  id: 'from',
                  header: 'From',
                  isRowHeader: true,
                  cell: (row) => (
                    <span className="flex flex-wrap items-center gap-x-2">
                      {row.from === earliestDate ? 'The first day' : <DayText date={row.from} />}
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
              ]}
            />
          );
        }}
      </Loaded>
    </Dialog>
  );
}
