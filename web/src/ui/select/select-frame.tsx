import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessages, fieldStyle } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { quietly, useQuietly } from '../quiet.ts';
import { type Reached, type SelectFrameProps, selectButtonStyle, shownTextStyle } from './select-style.ts';

/** The select that works, which brings lists and what places them; `reached` tells whether somebody was already at it. */
export const liveSelect = quietly(async () => (await import('./live-select.tsx')).LiveSelect);

/** What all selects share: the label, the button that shows the choice, the messages under it. */
export function SelectFrame<Id extends string>(props: SelectFrameProps<Id>) {
  const { options, onChoose } = props;
  const [reached, setReached] = useState<Reached>();
  const [isHeld, setHeld] = useState(false);
  const LiveSelect = useQuietly(liveSelect);
  // A button that is held must not go before it is let go, or nobody would hear of the press.
  if (!LiveSelect || isHeld) {
    return (
      <StillSelect
        {...props}
        onFocusChange={(isFocused) => setReached(isFocused ? 'focused' : undefined)}
        onPressChange={setHeld}
        onStep={(by) => {
          const next = optionBeside(props, by);
          if (next !== undefined) onChoose(next);
        }}
        onPress={() => {
          setReached('pressed');
          // It opens for who presses it, not once it can.
          liveSelect.hurry(() => setReached('focused'));
        }}
      />
    );
  }
  return (
    <LiveSelect
      {...props}
      onChoose={(chosen) => onChoose(options.find(({ id }) => id === chosen) ?? null)}
      reached={reached}
    />
  );
}

/** What an arrow key chooses while the list is closed: null for none of the options, nothing at the end of them. */
function optionBeside<Id extends string>(
  { options, value, nothing }: SelectFrameProps<Id>,
  by: 1 | -1,
): Option<Id> | null | undefined {
  const choosable = options.filter(({ isDisabled }) => !isDisabled);
  const offered = nothing === undefined ? choosable : [null, ...choosable];
  const at = offered.findIndex((option) => (option?.id ?? null) === value);
  return at === -1 ? offered[0] : offered[at + by];
}

type StillSelectProps = Pick<
  SelectFrameProps<string>,
  'label' | 'description' | 'isRequired' | 'isDisabled' | 'className' | 'shown' | 'icon'
> & {
  onFocusChange: (isFocused: boolean) => void;
  onPressChange: (isHeld: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onPress: () => void;
};

/** Looks as the select does until its code is there, and opens it then if it was pressed. */
function StillSelect({
  label,
  description,
  isRequired = false,
  isDisabled = false,
  className,
  shown,
  icon: Icon,
  onFocusChange,
  onPressChange,
  onStep,
  onPress,
}: StillSelectProps) {
  const id = useId();
  return (
    <div className={classNames(fieldStyle, 'group', className)}>
      <FieldLabel id={`${id}label`} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <AriaButton
        aria-labelledby={`${id}shown ${id}label`}
        aria-haspopup="listbox"
        aria-expanded={false}
        isDisabled={isDisabled}
        onFocusChange={onFocusChange}
        onPressChange={onPressChange}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') onStep(-1);
          if (key === 'ArrowRight') onStep(1);
          if (key === 'ArrowUp' || key === 'ArrowDown') onPress();
        }}
        onPress={onPress}
        className={selectButtonStyle}
      >
        <span id={`${id}shown`} className={shownTextStyle(shown)}>
          {shown.text}
        </span>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={undefined} />
    </div>
  );
}
