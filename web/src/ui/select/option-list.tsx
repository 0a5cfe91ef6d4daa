import { Check } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Option, OptionGroup } from '../field/option.ts';
import { text } from '../messages/text.ts';
import { popoverStyle } from '../overlay/popover-style.ts';

/** The list a select opens. */
export function OptionPopover({ options }: { options: readonly Option[] }) {
  return (
    <Popover offset={4} className={`${popoverStyle} w-(--trigger-width) min-w-48 overflow-hidden`}>
      <OptionList options={options} emptyText={text('ui.noOptionYet')} />
    </Popover>
  );
}

interface OptionListProps {
  options: readonly Option[];
  /** More options, under headings. */
  groups?: readonly OptionGroup[] | undefined;
  emptyText: string;
}

export function OptionList({ options, groups = [], emptyText }: OptionListProps) {
  return (
    <ListBox
      renderEmptyState={() => <p className="px-3 py-2 text-ink-muted">{emptyText}</p>}
      className="max-h-72 overflow-y-auto p-1 outline-none"
    >
      {options.map((option) => (
        <OptionItem key={option.id} option={option} />
      ))}
      {groups.map(({ label, options: ofGroup }) => (
        <ListBoxSection key={label} className="pb-1">
          <Header className="px-2 pt-2 pb-1 text-xs font-medium text-ink-muted">{label}</Header>
          {ofGroup.map((option) => (
            <OptionItem key={option.id} option={option} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className="group flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-ink outline-none max-md:min-h-11 data-focused:bg-hovered data-disabled:text-ink-subtle"
    >
      <span className="min-w-0 flex-1">
        <span className="block">{option.label}</span>
        {option.description !== undefined && (
          <span className="block text-sm text-ink-muted">{option.description}</span>
        )}
      </span>
      <Check
        aria-hidden="true"
        className="invisible size-4 shrink-0 text-accent-text group-data-selected:visible"
      />
    </ListBoxItem>
  );
}
