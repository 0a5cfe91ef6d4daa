import { fieldsOf } from '@almanac/domain/calendar/calendar-date';
import type { HolidayOfYear, HolidaysOfYear, Place } from '@almanac/domain/work-time/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useToday } from '../platform/session/today.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { holidaysCall, refetchWorkTime, suggestedYearsQuery } from './api.ts';
import { text } from './messages/text.ts';
import { OfferedYearField } from './offered-year-field.tsx';
import { offeredYear, type SuggestedYear, tickedDays, withTicked } from './offered-years.ts';
import { chosenRegion, RegionFields } from './region-fields.tsx';
import { EffectDialog } from './rule-changes/effect-dialog.tsx';
import { EffectForm } from './rule-changes/effect-form.tsx';
import { useRuleChange } from './rule-changes/use-rule-change.ts';

interface SuggestionsDialogProps {
  place: Place;
  /** The year of the page, as stored when its editing began. */
  seen: HolidaysOfYear;
  /** The unsaved holidays of that year, if they were edited. They are saved, too. */
  edited: readonly HolidayOfYear[] | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a country's or region's holidays of this year and the next at once; of another year, if the page shows that. */
export function SuggestionsDialog({ place, seen, edited, onSaved, onClose }: SuggestionsDialogProps) {
  const client = useQueryClient();
  const [{ country, region }, setSelected] = useState(() => chosenRegion(place.region));
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const query = useQuery({
    ...suggestedYearsQuery({
      placeId: place.id,
      country: country ?? '',
      ...(region !== null && { region }),
      years: useOfferedYears(seen.year),
    }),
    enabled: country !== null,
  });
  const { preview, submit, previewState, error, issues, forget } = useRuleChange({
    affected: 'UNKNOWN',
    done: { text: text('work-time.holidaysChanged'), detail: place.name },
    onApplied: async () => {
      await refetchWorkTime(client);
      onSaved();
      onClose();
    },
  });
  const offer = (found: SuggestedYear) => {
    const isShown = found.stored.year === seen.year;
    const stored = isShown ? { ...seen, holidays: [...(edited ?? seen.holidays)] } : found.stored;
    return offeredYear({ ...found, stored }, { shown: seen.year, ticks });
  };
  if (preview) {
    return (
      <EffectDialog
        title={text('work-time.holidaysOfPlace', place)}
        description={text('work-time.leaveReturned')}
        {...preview}
        onClose={forget}
      />
    );
  }
  return (
    <Dialog
      title={text('work-time.suggestedHolidays')}
      description={edited ? text('work-time.suggestionsHintEdited') : text('work-time.suggestionsHint')}
      isDismissable={!previewState.isPending}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <RegionFields
          isRequired
          value={{ country, region }}
          onChange={(chosen) => {
            setSelected(chosen);
            setTicks(new Map());
          }}
        />
        {country !== null && (
          <Loaded
            query={query}
            failure={text('work-time.suggestionsNotLoaded')}
            skeleton={<SkeletonList label={text('work-time.suggestionsLoading')} rows={6} />}
          >
            {(found) => {
              const years = found.map(offer);
              const ticked = tickedDays(years);
              const [first, next] = years
                .filter((year) => tickedDays([year]) > 0 || (edited && year.stored.year === seen.year))
                .map(withTicked);
              return (
                <EffectForm
                  submitLabel={text('work-time.addHolidays', { count: ticked })}
                  isDisabled={ticked === 0}
                  onSubmit={() => first && submit(holidaysCall(first, next))}
                  previewState={previewState}
                  error={error}
                  onCancel={onClose}
                >
                  {years.map((year) => (
                    <OfferedYearField
                      key={year.stored.year}
                      offered={year}
                      onTick={(dates, isTicked) =>
                        setTicks(new Map([...ticks, ...dates.map((date) => [date, isTicked] as const)]))
                      }
                    />
                  ))}
                  <p className="text-sm text-ink-muted">{text('work-time.suggestionsSource')}</p>
                  {issues.length > 0 && (
                    <p role="alert" className="text-sm text-danger">
                      {issues[0]?.message}
                    </p>
                  )}
                </EffectForm>
              );
            }}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}

/** This year and the next, or only the shown year if it is another. */
function useOfferedYears(shown: number): readonly number[] {
  const { year } = fieldsOf(useToday());
  return shown === year || shown === year + 1 ? [year, year + 1] : [shown];
}
