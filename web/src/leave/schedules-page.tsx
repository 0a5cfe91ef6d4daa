import type { Schedule } from '@almanac/domain/work-time/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { ConfirmDeletion } from '../platform/forms/confirm-deletion.tsx';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { ListCard } from '../platform/lists/list-card.tsx';
import { AddButton } from '../ui/button/add-button.tsx';
import { RowActions } from '../ui/data/row-actions.tsx';
import { Table } from '../ui/data/table.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { deleteScheduleMutation, reloadSchedule, schedulesQuery } from '../work-time/api.ts';
import { scheduleText } from '../work-time/work-time-words.ts';

const ScheduleDialog = lazyDialog(
  async () => (await import('../work-time/schedule-dialog.tsx')).ScheduleDialog,
);

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'delete'; schedule: Schedule };

/** Work schedules: what each half of a day is worth. */
export function SchedulesPage() {
  const query = useQuery(schedulesQuery);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        title="Work Schedules"
        help={<HelpMark at="setting-up-leave#schedules" />}
        above={<BackToSettings />}
        actions={<AddButton onPress={() => setDialog({ kind: 'add' })}>Add Schedule</AddButton>}
      />
      <ListCard
        label="Work schedules"
        loading="Loading the work schedules"
        query={query}
        failure="Couldn't load the work schedules"
        rows={3}
      >
        {(schedules) => (
          <Table
            label="Work schedules"
            rows={schedules}
            rowKey={({ id }) => id}
            emptyState={
              <EmptyState
                icon={<CalendarClock aria-hidden="true" />}
                title="No work schedules yet"
                message="Add the first one; places and people can then be given it."
              />
            }
            columns={[
              {
                id: 'name',
                header: 'Name',
                isRowHeader: true,
                cell: ({ name }) => <bdi className="font-medium">{name}</bdi>,
              },
              { id: 'hours', header: 'Hours', cell: scheduleText },
              {
                id: 'actions',
                header: 'Actions',
                align: 'end',
                isHeaderHidden: true,
                cell: (schedule) => (
                  <RowActions
                    actions={[
                      {
                        label: 'Change',
                        name: `Change ${schedule.name}`,
                        onPress: () => setDialog({ kind: 'change', schedule }),
                      },
                      {
                        label: 'Delete',
                        name: `Delete ${schedule.name}`,
                        onPress: () => setDialog({ kind: 'delete', schedule }),
                      },
                    ]}
                  />
                ),
              },
            ]}
          />
        )}
      </ListCard>
      {dialog?.kind === 'add' && <ScheduleDialog onClose={close} />}
      {dialog?.kind === 'change' && <ScheduleDialog schedule={dialog.schedule} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDeletion
          title="Delete Schedule"
          done="Schedule deleted"
          mutation={deleteScheduleMutation()}
          input={dialog.schedule}
          reload={reloadSchedule}
          message={
            <>
              Are you sure you want to delete the schedule &quot;<bdi>{dialog.schedule.name}</bdi>&quot;?
            </>
          }
          onClose={close}
        />
      )}
    </>
  );
}
