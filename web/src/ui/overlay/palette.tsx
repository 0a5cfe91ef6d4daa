import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { KeyCaps } from '../key-caps.tsx';
import { text } from '../messages/text.ts';
import { Spinner } from '../spinner.tsx';

export type PaletteItem = {
  /** Unique across all sections. */
  id: string;
  label: string;
  detail?: string | undefined;
  /** The equivalent keyboard shortcut. */
  keys?: string | undefined;
  icon: ReactNode;
  onAction: () => void;
};

export type PaletteProps = {
  title: string;
  placeholder: string;
  onClose: () => void;
  search: string;
  onSearch: (search: string) => void;
  /** Called on Enter if no item is focused. */
  onEnter?: () => void;
  isSearching: boolean;
  /** Results; empty sections are hidden. */
  sections: readonly { label: string; items: readonly PaletteItem[] }[];
  /** Shown instead of items if there are none. */
  emptyText: string;
};

// The focus stays in the field while arrows move; a long list can still be scrolled by keyboard.
const scrolling = () => ({ tabIndex: 0, role: 'group', 'aria-label': text('ui.found') });

/** Finds an item by typing, and opens it by arrows and Enter or by pointer. A sheet on a phone. */
export function Palette({
  title,
  placeholder,
  onClose,
  search,
  onSearch,
  onEnter,
  isSearching,
  sections,
  emptyText,
}: PaletteProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
      isDismissable
      className="modal-backdrop fixed inset-0 z-40 flex h-(--visual-viewport-height) items-start justify-center bg-backdrop p-6 pt-[12vh] transition-opacity duration-150 data-entering:opacity-0 max-sm:items-end max-sm:p-0"
    >
      <Modal className="flex max-h-full w-full flex-col rounded-md bg-card shadow-raised max-sm:h-[92%] max-sm:rounded-b-none sm:max-w-xl">
        <AriaDialog className="flex min-h-0 flex-col outline-none">
          <Heading slot="title" level={2} className="sr-only">
            {title}
          </Heading>
          <Autocomplete inputValue={search} onInputChange={onSearch}>
            <SearchField
              autoFocus
              aria-label={title}
              maxLength={200}
              {...(onEnter && { onSubmit: onEnter })}
              className="relative flex shrink-0 items-center border-b border-line"
            >
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute start-4 size-4.5 text-ink-subtle"
              />
              <Input
                placeholder={placeholder}
                className="h-13 w-full min-w-0 rounded-t-md bg-transparent pe-12 ps-11 text-lg text-ink outline-none placeholder:text-ink-subtle [&::-webkit-search-cancel-button]:hidden"
              />
              {isSearching && <Spinner className="absolute end-4" />}
            </SearchField>
            <div {...scrolling()} className="min-h-0 overflow-y-auto p-2">
              <AriaMenu
                aria-label={title}
                className="outline-none"
                onClose={onClose}
                renderEmptyState={() => <p className="px-3 py-6 text-center text-ink-muted">{emptyText}</p>}
              >
                {sections
                  .filter(({ items }) => items.length > 0)
                  .map(({ label, items }) => (
                    <MenuSection key={label} className="pb-1">
                      <Header className="px-3 pt-2 pb-1 text-xs font-medium text-ink-muted">{label}</Header>
                      {items.map((item) => (
                        <PaletteEntry key={item.id} item={item} />
                      ))}
                    </MenuSection>
                  ))}
              </AriaMenu>
            </div>
          </Autocomplete>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteEntry({ item: { id, label, detail, keys, icon, onAction } }: { item: PaletteItem }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      onAction={onAction}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1.5 text-ink outline-none max-md:min-h-11 data-focused:bg-hovered [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <bdi>{label}</bdi>
        </span>
        {detail !== undefined && <span className="block truncate text-sm text-ink-muted"> {detail}</span>}
      </span>
      {keys !== undefined && (
        <span className="pointer-coarse:hidden">
          <KeyCaps keys={keys} />
        </span>
      )}
    </MenuItem>
  );
}
