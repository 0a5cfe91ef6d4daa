import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';
import { readingKey } from '../reading-direction.ts';
import { SkeletonList } from '../skeleton.tsx';

type TabItem<Id extends string> = {
  id: Id;
  label: string;
  /** A count next to the label. */
  count?: number | undefined;
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly TabItem<Id>[];
  /** The open tab; store it in the address, so that a shared link opens the same one. */
  selectedId: Id;
  onSelect: (id: Id) => void;
  className?: string;
};

const steps: Readonly<Record<string, (selected: number) => number>> = {
  ArrowRight: (selected) => selected + 1,
  ArrowLeft: (selected) => selected - 1,
  Home: () => 0,
  End: () => -1,
};

export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect, className }: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const selected = tabs.findIndex((tab) => tab.id === selectedId);
  const move = (event: KeyboardEvent) => {
    const step = steps[readingKey(event)];
    if (!step) return;
    event.preventDefault();
    const next = step(selected) % tabs.length;
    const tab = tabs.at(next);
    const button = [...(listRef.current?.children ?? [])].at(next);
    if (button instanceof HTMLElement) button.focus();
    if (tab) onSelect(tab.id);
  };
  return (
    <div className={classNames('flex flex-col gap-4', className)}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        className="flex gap-5 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selectedId;
          return (
            <button
              key={tab.id}
              id={`${id}${tab.id}`}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={move}
              className={
                '-mb-px flex h-10 cursor-default items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-muted transition-colors ' +
                'hover:text-ink max-md:h-11 focus-visible:focus-ring focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink'
              }
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-hovered px-2 text-xs leading-5 text-ink-muted">
                  {tab.count}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <TabPanel key={selectedId} id={`${id}panel`} tabId={`${id}${selectedId}`}>
        {tabs[selected]?.content}
      </TabPanel>
    </div>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

type TabPanelProps = { id: string; tabId: string; children: ReactNode };

/** The tab's content; focusable itself if nothing inside is. */
function TabPanel({ id, tabId, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasFocusable, setHasFocusable] = useState(true);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const update = () => setHasFocusable(panel.querySelector(focusable) !== null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(panel, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} id={id} role="tabpanel" aria-labelledby={tabId} tabIndex={hasFocusable ? undefined : 0}>
      <Suspense fallback={<SkeletonList label={text('ui.loadingTab')} rows={6} />}>{children}</Suspense>
    </div>
  );
}
