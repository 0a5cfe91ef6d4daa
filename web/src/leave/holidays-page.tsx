import { fieldsOf } from '@almanac/domain/calendar/calendar-date';
import type { HolidayOfYear, HolidaysOfYear, Place } from '@almanac/domain/work-time/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FailureAlert } from '../platform/forms/failure-alert.tsx';
import { useDraftState } from '../platform/forms/use-draft-state.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useAddress } from '../platform/lists/use-address.ts';
import { useToday } from '../platform/session/today.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { holidaysCall, holidaysQuery, placesQuery, refetchWorkTime } from '../work-time/api.ts';
import { HolidayList } from '../work-time/holiday-list.tsx';
import { text } from '../work-time/messages/text.ts';
import { PreviewFields } from '../work-time/rule-changes/preview-fields.tsx';
import { useRuleChange } from '../work-time/rule-changes/use-rule-change.ts';
import { holidaysText } from './messages/holidays-text.ts';

const SuggestionsDialog = lazyDialog(
  async () => (await import('../work-time/suggestions-dialog.tsx')).SuggestionsDialog,
);

const EffectDialog = lazyDialog(
  async () => (await import('../work-time/rule-changes/effect-dialog.tsx')).EffectDialog,
);

/** Public holidays of a place, by year. */
export function HolidaysPage() {
  const { placeId = '' } = useParams();
  const query = useQuery(placesQuery);
  return (
    <Loaded
      query={query}
      failure={holidaysText('leave.holidays.placeNotLoaded')}
      skeleton={<HolidaysSkeleton />}
    >
      {(places) => {
        const place = places.find(({ id }) => id === placeId);
        return place ? <HolidaysOfPlace place={place} /> : <MissingPlace />;
      }}
    </Loaded>
  );
}

function MissingPlace() {
  return (
    <MessagePanel
      title={holidaysText('leave.holidays.noPlace')}
      message={holidaysText('leave.holidays.noPlaceHint')}
      actions={<LinkButton to="/admin/leave/places">{holidaysText('leave.holidays.allPlaces')}</LinkButton>}
    />
  );
}

function HolidaysSkeleton() {
  return <SkeletonList label={holidaysText('leave.holidays.loading')} rows={8} />;
}

function HolidaysOfPlace({ place }: { place: Place }) {
  const today = useToday();
  const { address, change } = useAddress();
  const named = Number(address.get('year'));
  const year = named >= 1900 && named <= 2199 ? Math.floor(named) : fieldsOf(today).year;
  const query = useQuery(holidaysQuery(place.id, year));
  const show = (other: number) =>
    change((present) => {
      present.set('year', `${other}`);
      return present;
    });
  return (
    <>
      <PageHeader
        title={place.name}
        subtitle={holidaysText('leave.holidays.subtitle')}
        above={
          <LinkButton
            to="/admin/leave/places"
            variant="quiet"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            className="-ms-2.5"
          >
            {holidaysText('leave.holidays.allPlaces')}
          </LinkButton>
        }
        actions={
          <div className="flex items-center gap-1">
            <IconButton
              label={text('work-time.holidaysOfYear', { year: year - 1 })}
              onPress={() => show(year - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span className="min-w-14 text-center text-lg font-medium tabular-nums">{year}</span>
            <IconButton
              label={text('work-time.holidaysOfYear', { year: year + 1 })}
              onPress={() => show(year + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        }
      />
      <Loaded
        query={query}
        failure={holidaysText('leave.holidays.notLoaded')}
        skeleton={<HolidaysSkeleton />}
      >
        {(stored) => <EditedHolidays key={`${stored.id} ${stored.year}`} place={place} stored={stored} />}
      </Loaded>
    </>
  );
}

interface EditedYear {
  /** The stored holidays when editing began. */
  seen?: HolidaysOfYear;
  edited?: readonly HolidayOfYear[];
}

interface EditedHolidaysProps {
  place: Place;
  stored: HolidaysOfYear;
}

function EditedHolidays({ place, stored }: EditedHolidaysProps) {
  const client = useQueryClient();
  // Input survives updates of the stored year; the server refuses a conflict.
  const {
    value,
    change,
    forget: forgetDraft,
  } = useDraftState<EditedYear>(`holidays-${stored.id}-${stored.year}`, () => ({}));
  const { seen = stored, edited } = value;
  const { address, change: changeAddress } = useAddress();
  const [isSuggesting, setIsSuggesting] = useState(address.get('suggest') === 'true');
  const closeSuggestions = () => {
    setIsSuggesting(false);
    if (!address.has('suggest')) return;
    // Removed so that a reload or shared link doesn't reopen the dialog.
    changeAddress(
      (present) => {
        present.delete('suggest');
        return present;
      },
      { replace: true },
    );
  };
  const holidays = edited ?? stored.holidays;
  const { year } = stored;
  const edit = (changed: readonly HolidayOfYear[]) => {
    const sorted = changed.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    change({ seen: edited ? seen : stored, edited: sorted });
  };
  const discard = () => {
    change({});
    forgetDraft();
  };
  const { preview, submit, previewState, error, issues, forget } = useRuleChange({
    affected: 'UNKNOWN',
    done: {
      text: text('work-time.holidaysChanged'),
      detail: holidaysText('leave.holidays.placeAndYear', { name: place.name, year }),
    },
    onApplied: async () => {
      await refetchWorkTime(client);
      forget();
      discard();
    },
  });
  return (
    <Card
      title={text('work-time.holidaysOfYear', { year })}
      subtitle={
        holidays.length === 0
          ? holidaysText('leave.holidays.none')
          : holidaysText('leave.holidays.count', { count: holidays.length })
      }
      actions={
        <Button size="small" icon={<Sparkles aria-hidden="true" />} onPress={() => setIsSuggesting(true)}>
          {holidaysText('leave.holidays.suggest')}
        </Button>
      }
    >
      <HolidayList year={year} holidays={holidays} onChange={edit} />
      {issues.length > 0 && (
        <p role="alert" className="text-sm text-danger">
          {issues[0]?.message}
        </p>
      )}
      <FailureAlert title={previewState.texts.failed} error={error} />
      <PreviewFields previewState={previewState} />
      {edited && (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line mt-4 pt-4">
          <p className="me-auto text-ink-muted">{holidaysText('leave.holidays.unsaved')}</p>
          <Button
            onPress={() => {
              forget();
              discard();
            }}
          >
            {holidaysText('leave.holidays.discard')}
          </Button>
          <Button
            variant="primary"
            isPending={previewState.isPending}
            pendingLabel={previewState.texts.pending}
            onPress={() => submit(holidaysCall({ ...seen, holidays: [...edited] }))}
          >
            {previewState.texts.submit}
          </Button>
        </div>
      )}
      {isSuggesting && (
        <SuggestionsDialog
          place={place}
          seen={seen}
          edited={edited}
          onSaved={discard}
          onClose={closeSuggestions}
        />
      )}
      {preview && (
        <EffectDialog
          title={holidaysText('leave.holidays.effectTitle', { name: place.name, year })}
          description={text('work-time.leaveReturned')}
          {...preview}
          onClose={forget}
        />
      )}
    </Card>
  );
}
