import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components/Tabs';
import { classNames } from './class-names.ts';

type TabItem<Id extends string> = {
  id: Id;
  label: string;
  /** A count beside the label. */
  count?: number | undefined;
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly TabItem<Id>[];
  /** The open tab; keep it in the address, so that a shared link opens the same one. */
  selectedId: Id;
  onSelect: (id: Id) => void;
  className?: string;
};

export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect, className }: TabsProps<Id>) {
  const select = (id: string | number) => {
    const chosen = tabs.find((tab) => tab.id === id);
    if (chosen) onSelect(chosen.id);
  };
  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={select}
      className={classNames('flex flex-col gap-4', className)}
    >
      <TabList aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={
              '-mb-px flex h-10 cursor-default items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-muted transition-colors ' +
              'hover:text-ink max-md:h-11 data-focus-visible:focus-ring data-focus-visible:-outline-offset-2 data-selected:border-accent data-selected:text-ink'
            }
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-hovered px-2 text-xs leading-5 text-ink-muted">
                {tab.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id}>
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  );
}
