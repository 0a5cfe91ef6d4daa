import type { Half } from '@almanac/domain/work-time/half-day';
import { RadioGroup, type RadioGroupProps } from '../../ui/field/radio-group.tsx';

export interface Halves {
  startHalf: Half;
  endHalf: Half;
}

interface HalvesChoiceProps extends Halves {
  onChange: (halves: Halves) => void;
}

const partsOfDay = [
  { id: 'whole', label: 'Whole day' },
  { id: 'morning', label: 'Morning' },
  { id: 'afternoon', label: 'Afternoon' },
] as const;

const halvesOfDay = partsOfDay.filter(({ id }) => id !== 'whole');

const halvesOf: Record<(typeof partsOfDay)[number]['id'], Halves> = {
  whole: { startHalf: 'AM', endHalf: 'PM' },
  morning: { startHalf: 'AM', endHalf: 'AM' },
  afternoon: { startHalf: 'PM', endHalf: 'PM' },
};

/** The part of a single day. Hours go in the morning or the afternoon. */
export function PartOfDayChoice({
  startHalf,
  endHalf,
  onChange,
  isOfHours = false,
}: HalvesChoiceProps & { isOfHours?: boolean }) {
  const part = startHalf === 'PM' ? 'afternoon' : endHalf === 'AM' ? 'morning' : 'whole';
  return (
    <Segments
      label="Part of the day"
      options={isOfHours ? halvesOfDay : partsOfDay}
      value={part}
      onChange={(chosen) => onChange(halvesOf[chosen])}
    />
  );
}

const startOptions = [
  { id: 'AM', label: 'Whole day' },
  { id: 'PM', label: 'Afternoon only' },
] as const;

/** Whether the first of several days starts in the morning. */
export function StartHalfChoice({ startHalf, endHalf, onChange }: HalvesChoiceProps) {
  return (
    <Segments<Half>
      label="First day"
      options={startOptions}
      value={startHalf}
      onChange={(chosen) => onChange({ startHalf: chosen, endHalf })}
    />
  );
}

const endOptions = [
  { id: 'PM', label: 'Whole day' },
  { id: 'AM', label: 'Morning only' },
] as const;

/** Whether the last of several days ends in the afternoon. */
export function EndHalfChoice({ startHalf, endHalf, onChange }: HalvesChoiceProps) {
  return (
    <Segments<Half>
      label="Last day"
      options={endOptions}
      value={endHalf}
      onChange={(chosen) => onChange({ startHalf, endHalf: chosen })}
    />
  );
}

function Segments<Id extends string>(
  props: Pick<RadioGroupProps<Id>, 'label' | 'options' | 'value' | 'onChange'>,
) {
  return <RadioGroup {...props} isLabelHidden variant="segments" />;
}
