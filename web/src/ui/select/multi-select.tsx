import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { FieldLabel, type FieldProps, fieldStyle } from '../field/field.tsx';
import type { OptionGroup } from '../field/option.ts';
import { OptionSearch } from './option-search.tsx';
import { selectButtonStyle, shownTextStyle } from './select-style.ts';

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
  label,
  className,
  groups,
  value: given,
  onChange,
  nothing,
}: MultiSelectProps<Id>) {
  const [value, setValue] = useChosen(given);
  const options = groups.flatMap((group) => group.options);
  const chosen = options.filter(({ id }) => value.includes(id));
  const text = chosen.map((option) => option.label).join(', ') || nothing;
  const choose = (ids: readonly unknown[]) => {
    const isCleared = value.length > 0 && ids.includes(nothingId);
    const next = isCleared ? [] : options.map(({ id }) => id).filter((id) => ids.includes(id));
    setValue(next);
    onChange(next);
  };
  return (
    <AriaSelect
      selectionMode="multiple"
      value={value.length === 0 ? [nothingId] : [...value]}
      onChange={choose}
      validationBehavior="aria"
      className={classNames(fieldStyle, 'group', className)}
    >
      <FieldLabel isRequired={false}>{label}</FieldLabel>
      <AriaButton className={selectButtonStyle}>
        <SelectValue className={shownTextStyle({ text, isPlaceholder: false })}>{() => text}</SelectValue>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <OptionSearch
        filter={isFound}
        label={label}
        options={[{ id: nothingId, label: nothing }]}
        groups={groups}
      />
    </AriaSelect>
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
