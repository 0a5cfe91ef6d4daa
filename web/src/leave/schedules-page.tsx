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
import { schedulesRich, schedulesText } from './messages/schedules-text.ts';

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
        title={schedulesText('leave.schedules.title')}
        help={<HelpMark at="setting-up-leave#schedules" />}
        above={<BackToSettings />}
        actions={
          <AddButton onPress={() => setDialog({ kind: 'add' })}>
            {schedulesText('leave.schedules.add')}
          </AddButton>
        }
      />
      <ListCard
        label={schedulesText('leave.schedules.listLabel')}
        loading={schedulesText('leave.schedules.loading')}
        query={query}
        failure={schedulesText('leave.schedules.notLoaded')}
        rows={3}
      >
        {(schedules) => (
          <Table
            label={schedulesText('leave.schedules.listLabel')}
            rows={schedules}
            rowKey={({ id }) => id}
            emptyState={
              <EmptyState
                icon={<CalendarClock aria-hidden="true" />}
                title={schedulesText('leave.schedules.none')}
                message={schedulesText('leave.schedules.noneHint')}
              />
            }
            columns={[
              {
                id: 'name',
                header: schedulesText('leave.schedules.nameColumn'),
                isRowHeader: true,
                cell: ({ name }) => <bdi className="font-medium">{name}</bdi>,
              },
              { id: 'hours', header: schedulesText('leave.schedules.hoursColumn'), cell: scheduleText },
              {
                id: 'actions',
                header: schedulesText('leave.schedules.actionsColumn'),
                align: 'end',
                isHeaderHidden: true,
                cell: (schedule) => (
                  <RowActions
                    actions={[
                      {
                        label: schedulesText('leave.schedules.change'),
                        name: schedulesText('leave.schedules.changeNamed', schedule),
                        onPress: () => setDialog({ kind: 'change', schedule }),
                      },
                      {
                        label: schedulesText('leave.schedules.delete'),
                        name: schedulesText('leave.schedules.deleteNamed', schedule),
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
          title={schedulesText('leave.schedules.deleteTitle')}
          done={schedulesText('leave.schedules.deleted')}
          mutation={deleteScheduleMutation()}
          input={dialog.schedule}
          reload={reloadSchedule}
          message={schedulesRich('leave.schedules.deleteQuestion', {
            name: <bdi>{dialog.schedule.name}</bdi>,
          })}
          onClose={close}
        />
      )}
    </>
  );
}
