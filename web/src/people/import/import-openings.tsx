import { openingColumn } from '@almanac/domain/people/import/import-columns';
import type { ImportedPerson, PeopleImport } from '@almanac/domain/people/import/import-schema';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useToday } from '../../platform/session/today.ts';
import { Card } from '../../ui/card.tsx';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { text } from './messages/text.ts';

interface OpeningQuestionProps {
  opening: StatedOpening;
  onChange: (opening: StatedOpening) => void;
  isPending: boolean;
}

/** Whether the file has a column of opening balances. */
export function hasOpenings({ columns }: PeopleImport): boolean {
  return columns.some(({ column }) => column?.startsWith(openingColumn('')));
}

/** What the opening balances of the file state, and for which day. */
export function OpeningQuestion({ opening, onChange, isPending }: OpeningQuestionProps) {
  const today = useToday();
  return (
    <Card title={text('people.import.openings')} help={<HelpMark at="setting-up-leave#opening-balances" />}>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <RadioGroup
          label={text('people.import.openingsAre')}
          options={[
            { id: 'BALANCE', label: text('people.import.openingsBalance') },
            { id: 'CARRIED_OVER', label: text('people.import.openingsCarriedOver') },
          ]}
          value={opening.as}
          onChange={(as) => onChange({ ...opening, as })}
          isDisabled={isPending}
        />
        <div className="w-56 max-sm:w-full">
          <DateFilter
            label={
              opening.as === 'BALANCE'
                ? text('people.import.openingsOnDay')
                : text('people.import.openingsInYear')
            }
            value={opening.on}
            maxValue={today}
            onChange={(on) => on && onChange({ ...opening, on })}
          />
        </div>
      </div>
    </Card>
  );
}

/** What the row's opening balances do to the accounts. */
export function OpeningEffects({ openings = {} }: { openings: ImportedPerson['openings'] }) {
  const effects = Object.entries(openings);
  if (effects.length === 0) return null;
  return (
    <ul className="flex flex-col gap-y-1 text-sm text-ink-muted max-md:items-end max-md:text-end">
      {effects.map(([type, { entry, balance, expires }]) => (
        <li key={type} className="[overflow-wrap:anywhere]">
          {expires === undefined
            ? text('people.import.openingEffect', { type, entry, balance })
            : text('people.import.openingExpires', { type, entry, balance, expires })}
        </li>
      ))}
    </ul>
  );
}
