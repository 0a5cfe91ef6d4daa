import { formatList } from '@almanac/domain/language/formats';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { readerTexts } from '../../language/messages.ts';
import type { FieldProps } from '../field/field.tsx';
import type { OptionGroup } from '../field/option.ts';
import { LazyMultiSelectFrame } from './lazy-frames.ts';

// List box options need an id; elsewhere, no choice is an empty list.
const nothingId = 'nothing';

interface MultiSelectProps<Id extends string> extends Pick<FieldProps, 'label' | 'className'> {
  groups: readonly OptionGroup<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Label of the option for no choice, above the others. */
  nothing: string;
}

/** A select of any number of options, in groups, with a search field above. */
export function MultiSelect<Id extends string>({
  groups,
  value: given,
  onChange,
  nothing,
  ...field
}: MultiSelectProps<Id>) {
  const [value, setValue] = useChosen(given);
  const options = groups.flatMap((group) => group.options);
  const chosen = options.filter(({ id }) => value.includes(id));
  const labels = chosen.map((option) => option.label);
  const shown = labels.length === 0 ? nothing : formatList(labels, readerTexts().locale, 'plain');
  const choose = (ids: readonly unknown[]) => {
    const isCleared = value.length > 0 && ids.includes(nothingId);
    const next = isCleared ? [] : options.map(({ id }) => id).filter((id) => ids.includes(id));
    setValue(next);
    onChange(next);
  };
  return (
    <LazyMultiSelectFrame
      {...field}
      options={[{ id: nothingId, label: nothing }]}
      groups={groups}
      chosen={value.length === 0 ? [nothingId] : value}
      onChoose={choose}
      shown={{ text: shown, isPlaceholder: false, isSet: value.length > 0, isAll: value.length === 0 }}
      icon={ChevronsUpDown}
    />
  );
}

/** The given ids until others are chosen: the address takes a moment, and the next click must not forget the last. */
function useChosen<Id extends string>(given: readonly Id[]) {
  const [chosen, setChosen] = useState(given);
  const key = given.join();
  const [knownKey, setKnownKey] = useState(key);
  if (key !== knownKey) {
    setKnownKey(key);
    setChosen(given);
  }
  return [chosen, setChosen] as const;
}
