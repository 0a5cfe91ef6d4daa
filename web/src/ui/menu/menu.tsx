import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { popoverStyle } from '../overlay/popover-style.ts';

type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** A line below the label, such as why it is disabled. */
  hint?: string | undefined;
  /** Red, for actions that can't be undone. */
  isDangerous?: boolean;
  onAction: () => void;
};

/** Entries with a single choice, such as the themes. */
type MenuChoice = {
  label: string;
  options: readonly { id: string; label: string; icon?: ReactNode }[];
  chosenId: string;
  onChoose: (id: string) => void;
};

export type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  /** Shown below the entries. */
  choice?: MenuChoice;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end bottom';
  /** Shown above the entries, such as the user's name and email address. */
  header?: ReactNode;
  /** The menu button; positions the menu and gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const itemStyle =
  'group flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 text-ink outline-none max-md:min-h-11 ' +
  'data-[tone=danger]:text-tone-text data-focused:bg-hovered data-disabled:text-ink-subtle [&_svg]:size-4 [&_svg]:shrink-0';

/** Takes its button by reference, so that a rarely used menu can be loaded on demand. */
export function Menu({
  label,
  entries,
  choice,
  placement = 'bottom end',
  header,
  triggerRef,
  isOpen,
  onOpenChange,
}: MenuProps) {
  return (
    <Popover
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      className={`${popoverStyle} min-w-52`}
    >
      {header !== undefined && <div className="border-b border-line px-3 py-2.5">{header}</div>}
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
        className="max-h-80 overflow-y-auto p-1 outline-none"
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            id={entry.id}
            textValue={entry.label}
            isDisabled={entry.isDisabled ?? false}
            onAction={entry.onAction}
            data-tone={entry.isDangerous ? 'danger' : undefined}
            className={itemStyle}
          >
            {entry.icon}
            <span className="flex min-w-0 flex-col">
              <span>{entry.label}</span>
              {entry.hint !== undefined && (
                <span className="max-w-60 pb-1 text-sm text-ink-muted">{entry.hint}</span>
              )}
            </span>
          </MenuItem>
        ))}
        {choice && <MenuChoiceSection {...choice} />}
      </AriaMenu>
    </Popover>
  );
}

function MenuChoiceSection({ label, options, chosenId, onChoose }: MenuChoice) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosenId]}
      onSelectionChange={(keys) => {
        for (const key of keys === 'all' ? [] : keys) onChoose(String(key));
      }}
      className="mt-1 border-t border-line pt-1"
    >
      <Header className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-subtle">{label}</Header>
      {options.map((option) => (
        <MenuItem
          key={option.id}
          id={option.id}
          textValue={option.label}
          shouldCloseOnSelect={false}
          className={itemStyle}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Check aria-hidden="true" className="invisible text-accent-text group-data-selected:visible" />
        </MenuItem>
      ))}
    </MenuSection>
  );
}
