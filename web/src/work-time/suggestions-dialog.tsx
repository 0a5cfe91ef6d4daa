import type { HolidayOfYear, SuggestedHoliday } from '@almanac/domain/work-time/schema';
import { holidayText } from '@almanac/domain/work-time/work-time-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../platform/lists/count-text.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { DayText } from '../platform/time-text.tsx';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { suggestionsQuery } from './api.ts';
import { type ChosenRegion, chosenRegion, RegionFields } from './region-fields.tsx';

interface SuggestionsDialogProps {
  year: number;
  /** The place's region, such as DE-BY. */
  region: string | undefined;
  /** The year's current holidays. */
  holidays: readonly HolidayOfYear[];
  /** Called with the list, including the ticked ones. */
  onChoose: (holidays: readonly HolidayOfYear[]) => void;
  onClose: () => void;
}

/** Suggests a country's or region's holidays. */
export function SuggestionsDialog({ year, region, holidays, onChoose, onClose }: SuggestionsDialogProps) {
  const [selected, setSelected] = useState(() => chosenRegion(region));
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { country } = selected;
  return (
    <Dialog
      title={`Suggestions for ${year}`}
      description="Tick what is a holiday at this place; nothing is saved yet."
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <RegionFields
          isRequired
          value={selected}
          onChange={(chosen) => {
            setSelected(chosen);
            setTicks(new Map());
          }}
        />
        {country !== null && (
          <SuggestionList
            year={year}
            selected={{ ...selected, country }}
            ticks={ticks}
            onTick={(date, isTicked) => setTicks(new Map([...ticks, [date, isTicked]]))}
            onCancel={onClose}
            onChoose={(chosen) => {
              const dates = new Set(chosen.map(({ date }) => date));
              onChoose([...holidays.filter(({ date }) => !dates.has(date)), ...chosen]);
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SuggestionListProps {
  year: number;
  selected: ChosenRegion & { country: string };
  /** Manually ticked or cleared, by date. */
  ticks: ReadonlyMap<string, boolean>;
  onTick: (date: string, isTicked: boolean) => void;
  onChoose: (chosen: HolidayOfYear[]) => void;
  onCancel: () => void;
}

function SuggestionList({ year, selected, ticks, onTick, onChoose, onCancel }: SuggestionListProps) {
  const { country, region } = selected;
  const query = useQuery(suggestionsQuery({ country, year, ...(region !== null && { region }) }));
  const isTicked = ({ date, preselected }: SuggestedHoliday) => ticks.get(date) ?? preselected;
  return (
    <Loaded
      query={query}
      failure="Couldn't load the suggestions"
      skeleton={<SkeletonList label="Loading the suggestions" rows={6} />}
    >
      {(suggestions) => {
        const ticked = suggestions.filter(isTicked);
        return (
          <>
            <ul aria-label="Suggested holidays" className="flex flex-col gap-1">
              {suggestions.map((suggestion) => (
                <li key={suggestion.date}>
                  <Checkbox
                    isSelected={isTicked(suggestion)}
                    onChange={(becomes) => onTick(suggestion.date, becomes)}
                  >
                    <span>
                      <DayText date={suggestion.date} />: {holidayText(suggestion)}
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-muted">
              From the data of date-holidays (CC BY-SA 3.0). Check them: laws change.
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onPress={onCancel}>Cancel</Button>
              <Button
                variant="primary"
                isDisabled={ticked.length === 0}
                onPress={() =>
                  onChoose(
                    ticked.map(({ date, name, half }) => ({
                      date,
                      name,
                      ...(half !== undefined && { half }),
                    })),
                  )
                }
              >
                {`Add ${countText(ticked.length, 'Holiday')}`}
              </Button>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
