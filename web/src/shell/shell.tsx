import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Lock, Menu, PanelLeft, Search } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import {
  Link,
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { PersonCardOf } from '../access/person-link.tsx';
import { HelpRegion } from '../platform/help/help-region.tsx';
import { readLetterKeys } from '../platform/lists/letter-keys.ts';
import { isPageHandle } from '../platform/page.ts';
import { useCompany } from '../platform/session/company.ts';
import { followNews, useNewDay } from '../platform/session/live-updates.ts';
import { useViewer } from '../platform/session/session.ts';
import { useFirstDay } from '../platform/week-start.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { DayZone } from '../ui/date/day-zone.ts';
import { FirstDay } from '../ui/date/first-day.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { LoadBoundary } from '../ui/lazy-part.tsx';
import { loadDialog } from '../ui/overlay/dialog.tsx';
import { BrandMark } from '../ui/page/brand-mark.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { SkipLink } from '../ui/page/skip-link.tsx';
import { onceDataIsShown } from '../ui/page-data.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { TooltipRegion } from '../ui/tooltip/tooltip.tsx';
import { LoadFailureNotice } from './failures/load-failure-notice.tsx';
import { text } from './messages/text.ts';
import type { QuickDialog } from './palette/quick-dialogs.tsx';
import { QuickPalette } from './palette/quick-palette.tsx';
import { useShortcuts } from './palette/shortcuts.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useSidebarState } from './sidebar/sidebar-state.ts';

const MobileSidebar = lazyDialog(async () => (await import('./sidebar/mobile-sidebar.tsx')).MobileSidebar);

const PersonGlance = lazyComponent(
  async () => (await import('../dashboard/person/person-glance.tsx')).PersonGlance,
);
const QuickDialogs = lazyDialog(async () => (await import('./palette/quick-dialogs.tsx')).QuickDialogs);

const mainId = 'main';
const afterDataMilliseconds = 200;

/** The frame of every signed-in page. */
export function Shell() {
  const { isCollapsed, setCollapsed, isSheetOpen, setSheetOpen } = useSidebarState();
  const queryClient = useQueryClient();
  const { id: viewerId } = useViewer();
  useHeadingFocus(mainId);
  const { timeZone } = useCompany();
  const firstDay = useFirstDay();
  useEffect(() => followNews(queryClient), [queryClient]);
  useNewDay(queryClient);
  usePreloadedDialogs();
  const [quick, setQuick] = useState<'palette' | QuickDialog>();
  const openPalette = useCallback(() => {
    setSheetOpen(false);
    setQuick('palette');
  }, [setSheetOpen]);
  const close = () => setQuick(undefined);
  // The chosen action may have opened a dialog already.
  const closePalette = useCallback(() => setQuick((open) => (open === 'palette' ? undefined : open)), []);
  useShortcuts({
    isOff: quick !== undefined,
    onPalette: openPalette,
    onHelp: useCallback(() => setQuick('keys'), []),
  });
  return (
    <DayZone value={timeZone}>
      <FirstDay value={firstDay}>
        <SkipLink targetId={mainId} />
        <NavigationProgress />
        <div className="flex min-h-dvh max-md:flex-col">
          <aside
            className={`sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-card transition-[width] duration-150 max-md:hidden print:hidden ${isCollapsed ? 'w-12' : 'w-64'}`}
          >
            <Sidebar
              isCollapsed={isCollapsed}
              onSearch={openPalette}
              toggle={
                <IconButton
                  label={isCollapsed ? text('shell.expand') : text('shell.collapse')}
                  size="small"
                  tooltipPlacement="end"
                  onPress={() => setCollapsed(!isCollapsed)}
                >
                  <PanelLeft aria-hidden="true" />
                </IconButton>
              }
            />
          </aside>
          <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-card px-2 md:hidden print:hidden">
            <IconButton label={text('shell.openNavigation')} onPress={() => setSheetOpen(true)}>
              <Menu aria-hidden="true" />
            </IconButton>
            <Link
              to="/dashboard"
              className="flex h-11 items-center gap-2 rounded-md px-1 text-lg font-semibold"
            >
              <BrandMark className="size-7" />
              {text('shell.product')}
            </Link>
            <IconButton label={text('shell.find')} onPress={openPalette} className="ms-auto">
              <Search aria-hidden="true" />
            </IconButton>
          </header>
          <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-8 py-8 max-md:px-4 max-md:py-5 print:max-w-none print:p-0">
              <AllowedPage />
            </div>
          </main>
        </div>
        {isSheetOpen && <MobileSidebar isOpen onClose={() => setSheetOpen(false)} onSearch={openPalette} />}
        {quick !== undefined && quick !== 'palette' && <QuickDialogs open={quick} onClose={close} />}
        <LoadFailureNotice />
        {quick === 'palette' && <QuickPalette onClose={closePalette} onDialog={setQuick} />}
        <ToastRegion readerId={viewerId} areLettersOn={readLetterKeys} />
        <TooltipRegion />
        <HelpRegion />
        <ScrollRestoration getKey={positionKey} />
      </FirstDay>
    </DayZone>
  );
}

/** First pages of a tab all have the same key, so the address is part of it. */
function positionKey({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

/** Preloads dialog code after the page's data, so that dialogs open at once and even offline. */
function usePreloadedDialogs(): void {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching) return;
    // Opening the dialog retries the load and reports an error.
    const load = () => loadDialog().catch(() => undefined);
    const timer = setTimeout(() => onceDataIsShown(load), afterDataMilliseconds);
    return () => clearTimeout(timer);
  }, [isFetching]);
}

/** The hover card is optional: if its code can't be loaded, the page stays as it is. */
function LazyPersonGlance({ id }: { id: string }) {
  const instead = <p className="text-ink-muted">{text('shell.glanceNotLoaded')}</p>;
  return (
    <LoadBoundary isOptional fallback={instead}>
      <Suspense fallback={instead}>
        <PersonGlance id={id} />
      </Suspense>
    </LoadBoundary>
  );
}

/** The page, or a notice if the viewer may not open it. The server protects the data itself. */
function AllowedPage() {
  const viewer = useViewer();
  const denied = useMatches()
    .map(({ handle }) => handle)
    .filter(isPageHandle)
    .find(({ allows }) => !allows(viewer));
  if (denied) return <AccessDeniedPage refusal={denied.refusal()} />;
  return (
    <PersonCardOf value={LazyPersonGlance}>
      <Outlet />
    </PersonCardOf>
  );
}

/** A progress line at the top of the window during slow navigations. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent-mark transition-opacity delay-200 starting:opacity-0"
    />
  );
}

function AccessDeniedPage({ refusal }: { refusal: string }) {
  useDocumentTitle(text('shell.accessDenied'));
  return (
    <MessagePanel
      headingLevel={1}
      icon={<Lock aria-hidden="true" />}
      title={text('shell.accessDenied')}
      message={refusal}
      actions={<LinkButton to="/dashboard">{text('shell.goToDashboard')}</LinkButton>}
    />
  );
}

/** Focuses the heading after navigation, so that screen readers announce the page. */
function useHeadingFocus(mainId: string): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.getElementById(mainId);
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
