import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { ListedPlace, Schedule } from '@almanac/domain/work-time/schema';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
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
import { deletePlaceMutation, placesQuery, reloadPlace, schedulesQuery } from '../work-time/api.ts';
import { HolidayCounts } from '../work-time/holiday-counts.tsx';
import { placesRich, placesText } from './messages/places-text.ts';
import { plansQuery } from './plans/plans-api.ts';

const PlaceDialog = lazyDialog(async () => (await import('./place-dialog.tsx')).PlaceDialog);

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'delete'; place: ListedPlace };

/** Places and their public holidays. */
export function PlacesPage() {
  const query = useQuery(placesQuery);
  const plans = useQuery(plansQuery);
  const schedules = useQuery(schedulesQuery);
  // Names that load later would shift the columns.
  const areNamesKnown = !plans.isPending && !schedules.isPending;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        title={placesText('leave.places.title')}
        help={<HelpMark at="setting-up-leave#places-and-public-holidays" />}
        subtitle={placesText('leave.places.subtitle')}
        above={<BackToSettings />}
        actions={
          <AddButton onPress={() => setDialog({ kind: 'add' })}>{placesText('leave.places.add')}</AddButton>
        }
      />
      <ListCard
        label={placesText('leave.places.listLabel')}
        loading={placesText('leave.places.loading')}
        query={{ ...query, data: areNamesKnown ? query.data : undefined }}
        failure={placesText('leave.places.notLoaded')}
        rows={3}
      >
        {(places) => (
          <PlaceTable
            places={places}
            plans={plans.data}
            schedules={schedules.data}
            onOpen={(kind, place) => setDialog({ kind, place })}
          />
        )}
      </ListCard>
      {dialog?.kind === 'add' && <PlaceDialog onClose={close} />}
      {dialog?.kind === 'change' && <PlaceDialog place={dialog.place} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDeletion
          title={placesText('leave.places.deleteTitle')}
          done={placesText('leave.places.deleted')}
          mutation={deletePlaceMutation()}
          input={dialog.place}
          reload={reloadPlace}
          message={placesRich('leave.places.deleteQuestion', { name: <bdi>{dialog.place.name}</bdi> })}
          onClose={close}
        />
      )}
    </>
  );
}

interface PlaceTableProps {
  places: readonly ListedPlace[];
  plans: readonly Plan[] | undefined;
  schedules: readonly Schedule[] | undefined;
  onOpen: (kind: 'change' | 'delete', place: ListedPlace) => void;
}

function PlaceTable({ places, plans, schedules, onOpen }: PlaceTableProps) {
  return (
    <Table
      label={placesText('leave.places.listLabel')}
      rows={places}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<MapPin aria-hidden="true" />}
          title={placesText('leave.places.none')}
          message={placesText('leave.places.noneHint')}
        />
      }
      columns={[
        {
          id: 'name',
          header: placesText('leave.places.placeColumn'),
          isRowHeader: true,
          cell: ({ id, name }) => (
            <Link
              to={`/admin/leave/places/${id}`}
              className="font-medium text-accent-text underline underline-offset-2 max-md:inline-block max-md:py-3"
            >
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        {
          id: 'holidays',
          header: placesText('leave.places.holidaysColumn'),
          cell: (place) => <HolidayCounts place={place} />,
        },
        {
          id: 'region',
          header: placesText('leave.places.regionColumn'),
          shownFrom: 'wide',
          cell: ({ region }) => region ?? placesText('leave.places.noRegion'),
        },
        {
          id: 'plan',
          header: placesText('leave.places.planColumn'),
          shownFrom: 'medium',
          cell: ({ planId }) => <bdi>{plans?.find(({ id }) => id === planId)?.name}</bdi>,
        },
        {
          id: 'schedule',
          header: placesText('leave.places.scheduleColumn'),
          shownFrom: 'medium',
          cell: ({ scheduleId }) => <bdi>{schedules?.find(({ id }) => id === scheduleId)?.name}</bdi>,
        },
        {
          id: 'actions',
          header: placesText('leave.places.actionsColumn'),
          align: 'end',
          isHeaderHidden: true,
          cell: (place) => (
            <RowActions
              actions={[
                {
                  label: placesText('leave.places.change'),
                  name: placesText('leave.places.changeNamed', place),
                  onPress: () => onOpen('change', place),
                },
                {
                  label: placesText('leave.places.delete'),
                  name: placesText('leave.places.deleteNamed', place),
                  onPress: () => onOpen('delete', place),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
