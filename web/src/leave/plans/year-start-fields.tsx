import { monthNames } from '@almanac/domain/calendar/month-names';
import { NumberField } from '../../ui/field/number-field.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Select } from '../../ui/select/select.tsx';

interface YearStartFieldsProps {
  /** `MM-DD`; null: each person's anniversary. */
  value: string | null;
  onChange: (value: string | null) => void;
  errorMessage: string | undefined;
}

const kinds = [
  { id: 'DAY', label: 'On a day' },
  { id: 'ANNIVERSARY', label: 'On the anniversary' },
] as const;

const months = monthNames.map((label, index) => ({ id: String(index + 1).padStart(2, '0'), label }));

/** When a plan's leave years start. */
export function YearStartFields({ value, onChange, errorMessage }: YearStartFieldsProps) {
  const [month = '01', day = '01'] = value?.split('-') ?? [];
  // The server's message uses the API's field name, so the form shows its own wording.
  const fault = errorMessage?.startsWith('Leave year start must')
    ? 'The leave year must start on a day that each year has'
    : errorMessage;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label="Leave years start"
        variant="segments"
        options={kinds}
        value={value === null ? 'ANNIVERSARY' : 'DAY'}
        onChange={(kind) => onChange(kind === 'DAY' ? '01-01' : null)}
        errorMessage={value === null ? fault : undefined}
      />
      {value !== null && (
        <div className="grid grid-cols-[9rem_1fr] gap-3">
          <NumberField
            label="Day"
            minValue={1}
            maxValue={31}
            value={Number(day)}
            onChange={(number) => onChange(`${month}-${String(number ?? '').padStart(2, '0')}`)}
            errorMessage={fault}
          />
          <Select
            label="Month"
            options={months}
            value={month}
            onChange={(chosen) => onChange(`${chosen ?? month}-${day}`)}
          />
        </div>
      )}
    </div>
  );
}
