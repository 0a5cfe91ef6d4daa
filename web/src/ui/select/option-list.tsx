import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Option } from '../field/option.ts';
import { popoverStyle } from '../overlay/popover-style.ts';

/** Shown without options: they may be loading, or not exist yet. */
export const noOptionYet = 'Nothing to choose from yet.';

/** The list a select opens. */
export function OptionPopover({ options }: { options: readonly Option[] }) {
  return (
    <Popover offset={4} className={`${popoverStyle} w-(--trigger-width) min-w-48 overflow-hidden`}>
      <OptionList options={options} emptyText={noOptionYet} />
    </Popover>
  );
}

export function OptionList({ options, emptyText }: { options: readonly Option[]; emptyText: string }) {
  return (
    <ListBox<Option>
      items={options}
      renderEmptyState={() => <p className="px-3 py-2 text-ink-muted">{emptyText}</p>}
      className="max-h-72 overflow-y-auto p-1 outline-none"
    >
      {(option) => <OptionItem option={option} />}
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
