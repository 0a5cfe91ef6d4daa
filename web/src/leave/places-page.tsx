import type { Place } from '@almanac/domain/work-time/schema';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../platform/confirm-action.tsx';
import { ListCard } from '../platform/list-card.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/message-panel.tsx';
import { RowActions } from '../ui/row-actions.tsx';
import { Table } from '../ui/table.tsx';
import { deletePlaceMutation, placesQuery, reloadPlace, schedulesQuery } from '../work-time/api.ts';
import { LeaveArea } from './leave-area.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { plansQuery } from './plans-api.ts';

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'delete'; place: Place };

/** Where people work, and which days are public holidays there. */
export function PlacesPage() {
  const query = useQuery(placesQuery);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <LeaveArea
        title="Places and Holidays"
        subtitle="Where people work, and which days are public holidays there."
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setDialog({ kind: 'add' })}
          >
            Add Place
          </Button>
        }
      />
      <ListCard label="Places" query={query} failure="Failed to fetch the places" rows={3}>
        {(places) => <PlaceTable places={places} onOpen={(kind, place) => setDialog({ kind, place })} />}
      </ListCard>
      {dialog?.kind === 'add' && <PlaceDialog onClose={close} />}
      {dialog?.kind === 'change' && <PlaceDialog place={dialog.place} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmAction
          mutation={deletePlaceMutation()}
          input={dialog.place}
          reload={reloadPlace}
          title="Delete Place"
          message={
            <>
              Are you sure you want to delete the place &quot;<bdi>{dialog.place.name}</bdi>&quot; with all of
              its holidays?
            </>
          }
          confirmLabel="Delete"
          pendingLabel="Deleting..."
          variant="danger"
          done={{ text: 'Place deleted', detail: dialog.place.name }}
          onClose={close}
        />
      )}
    </>
  );
}

interface PlaceTableProps {
  places: readonly Place[];
  onOpen: (kind: 'change' | 'delete', place: Place) => void;
}

function PlaceTable({ places, onOpen }: PlaceTableProps) {
  const { data: plans } = useQuery(plansQuery);
  const { data: schedules } = useQuery(schedulesQuery);
  return (
    <Table
      label="Places"
      rows={places}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<MapPin aria-hidden="true" />}
          title="No places yet"
          message="Add the first one, and have its holidays suggested."
        />
      }
      columns={[
        {
          id: 'name',
          header: 'Place',
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
        { id: 'region', header: 'Region', cell: ({ region }) => region ?? 'Not set' },
        {
          id: 'plan',
          header: 'Plan',
          cell: ({ planId }) => <bdi>{plans?.find(({ id }) => id === planId)?.name}</bdi>,
        },
        {
          id: 'schedule',
          header: 'Schedule',
          cell: ({ scheduleId }) => <bdi>{schedules?.find(({ id }) => id === scheduleId)?.name}</bdi>,
        },
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          isHeaderHidden: true,
          cell: (place) => (
            <RowActions
              name={place.name}
              actions={{ Change: () => onOpen('change', place), Delete: () => onOpen('delete', place) }}
            />
          ),
        },
      ]}
    />
  );
}
