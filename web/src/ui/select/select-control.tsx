import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { SelectValue } from 'react-aria-components/Select';
import { FieldLabel, type FocusTargetRef } from '../field/field.tsx';
import { useFilterLook } from '../filter/filter-look.ts';
import { type ShownText, selectButtonStyle, shownTextStyle } from './select-style.ts';

interface SelectControlProps {
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  shown: ShownText;
  icon: LucideIcon;
  focusTargetRef?: FocusTargetRef | undefined;
}

/** The label and the button of a select; in a filter bar, the button contains the label. */
export function SelectControl({
  label,
  help,
  isRequired = false,
  shown,
  icon: Icon,
  focusTargetRef,
}: SelectControlProps) {
  const { text, isSet = false, isAll = false } = shown;
  const filter = useFilterLook();
  if (filter) {
    return (
      <AriaButton ref={focusTargetRef} className={filter.button(isSet)} data-filter-set={isSet || undefined}>
        <filter.Text
          label={<Label>{label}</Label>}
          value={(className) => <SelectValue className={className}>{() => text}</SelectValue>}
          isAll={isAll}
          isSet={isSet}
          icon={Icon}
        />
      </AriaButton>
    );
  }
  return (
    <>
      <FieldLabel isRequired={isRequired} help={help}>
        {label}
      </FieldLabel>
      <AriaButton ref={focusTargetRef} className={selectButtonStyle}>
        <SelectValue className={shownTextStyle(shown)}>{() => text}</SelectValue>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
    </>
  );
}
