import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { popoverLook } from './option-list.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Red, for what cannot be undone. */
  isDangerous?: boolean;
  onAction: () => void;
};

export type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right bottom';
  /** Stands over the entries, such as the name and address of the user. */
  header?: ReactNode;
  /** The Button or IconButton that opens the menu. */
  children: ReactNode;
};

export function Menu({ label, entries, placement = 'bottom end', header, children }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover placement={placement} offset={4} className={`${popoverLook} min-w-52`}>
        {header !== undefined && <div className="border-b border-line px-3 py-2.5">{header}</div>}
        <AriaMenu aria-label={label} className="max-h-80 overflow-y-auto p-1 outline-none">
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              isDisabled={entry.isDisabled ?? false}
              onAction={entry.onAction}
              data-tone={entry.isDangerous ? 'danger' : undefined}
              className={
                'flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 text-ink outline-none max-md:min-h-11 ' +
                'data-[tone=danger]:text-tone-text data-focused:bg-hovered data-disabled:text-ink-subtle [&_svg]:size-4 [&_svg]:shrink-0'
              }
            >
              {entry.icon}
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
