import { mayApproveTimeOff, mayManageTeams } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange, type LucideIcon, Network, Search, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { roleNames } from '../../access/role-name.ts';
import { Face } from '../../people/photos/face.tsx';
import { useCompany } from '../../platform/session/company.ts';
import { useViewer } from '../../platform/session/session.ts';
import { askedRequestsQuery } from '../../time-off/approvals/decisions/api.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PlainButton } from '../../ui/button/plain-button.tsx';
import { PersonButton } from '../../ui/data/person-button.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { BrandMark } from '../../ui/page/brand-mark.tsx';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { NavigationLink } from '../../ui/page/navigation-link.tsx';
import { WaitingCount } from '../../ui/page/waiting-count.tsx';
import { onceDataIsShown } from '../../ui/page-data.ts';
import { text } from '../messages/text.ts';
import {
  administrationItems,
  mainItems,
  type NavigationItem,
  teamItems,
  timeOffItems,
} from './navigation.ts';

type SidebarProps = {
  isCollapsed?: boolean;
  /** The collapse button, next to the brand. */
  toggle?: ReactNode;
  onSearch: () => void;
};

export function Sidebar({ isCollapsed = false, toggle, onSearch }: SidebarProps) {
  const { name: companyName } = useCompany();
  return (
    <div className={`flex min-h-0 flex-1 flex-col gap-3 py-3 ${isCollapsed ? 'px-1.5' : 'px-3'}`}>
      <div className={`flex items-center gap-1 ${isCollapsed ? 'flex-col gap-2' : ''}`}>
        <Link to="/dashboard" className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md px-1">
          <BrandMark className="size-8 shrink-0" />
          <span className={isCollapsed ? 'sr-only' : 'min-w-0'}>
            <span className="block text-lg leading-5 font-semibold text-ink">{text('shell.product')}</span>
            <span className="block truncate text-xs text-ink-muted">{companyName}</span>
          </span>
        </Link>
        {toggle}
      </div>
      <SearchButton isCollapsed={isCollapsed} onPress={onSearch} />
      <nav aria-label={text('shell.main')} className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <Navigation isCollapsed={isCollapsed} />
      </nav>
      <div className="border-t border-line pt-2">
        <UserMenu isCompact={isCollapsed} />
      </div>
    </div>
  );
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Opens the palette; looks like a search field. */
function SearchButton({ isCollapsed, onPress }: { isCollapsed: boolean; onPress: () => void }) {
  if (isCollapsed) {
    return (
      <IconButton label={text('shell.find')} tooltipPlacement="end" onPress={onPress} className="w-full">
        <Search aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <PlainButton
      onPress={onPress}
      className="flex h-9 shrink-0 cursor-default items-center gap-2.5 rounded-md border border-line bg-page px-2 text-ink-muted transition-colors hover:bg-hovered hover:text-ink max-md:h-11 [&_svg]:size-4"
    >
      <Search aria-hidden="true" />
      <span className="flex-1 text-start">
        <span aria-hidden="true">{text('shell.search')}</span>
        <span className="sr-only">{text('shell.searchPeopleAndPages')}</span>
      </span>
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <KeyCaps keys={isMac ? '⌘ K' : text('shell.control', { key: 'K' })} />
      </span>
    </PlainButton>
  );
}

function Navigation({ isCollapsed }: { isCollapsed: boolean }) {
  const viewer = useViewer();
  const main = mainItems(viewer);
  const timeOff = timeOffItems(viewer, usePendingCount());
  const teams = teamItems(viewer);
  const administration = administrationItems(viewer);
  if (isCollapsed) {
    return <NavigationList items={[...main, ...timeOff, ...teams, ...administration]} isCompact />;
  }
  return (
    <>
      <NavigationList items={main} />
      <NavigationGroup
        title={text('shell.timeOff')}
        paths={['/time-off']}
        icon={CalendarRange}
        items={timeOff}
      />
      {mayManageTeams(viewer) ? (
        <NavigationGroup
          title={text('shell.teamManagement')}
          paths={['/teams']}
          icon={Network}
          items={teams}
        />
      ) : (
        <NavigationList items={teams} />
      )}
      <NavigationGroup
        title={text('shell.administration')}
        paths={['/admin', '/settings']}
        icon={ShieldCheck}
        items={administration}
      />
    </>
  );
}

type NavigationGroupProps = {
  title: string;
  /** Common path prefixes of the group. */
  paths: readonly string[];
  icon: LucideIcon;
  items: readonly NavigationItem[];
};

/** Opens on the first visit below its paths, and then stays as the user leaves it. */
function NavigationGroup({ title, paths, icon: Icon, items }: NavigationGroupProps) {
  const { pathname } = useLocation();
  const [isRevealed, setRevealed] = useState(false);
  if (items.length === 0) return null;
  const waiting = items.reduce((sum, item) => sum + (item.waiting ?? 0), 0);
  if (!isRevealed && paths.some((path) => pathname.startsWith(path))) setRevealed(true);
  return (
    <Disclosure
      key={isRevealed ? 'revealed' : 'closed'}
      isExpandedAtFirst={isRevealed}
      title={
        <>
          {title}
          <WaitingCount
            number={waiting}
            className="ms-2 inline-block group-data-expanded/disclosure:hidden"
          />
        </>
      }
      icon={<Icon aria-hidden="true" />}
      className="mt-0.5"
    >
      <div className="ms-4 border-s border-line py-0.5 ps-2">
        <NavigationList items={items} />
      </div>
    </Disclosure>
  );
}

type NavigationListProps = { items: readonly NavigationItem[]; isCompact?: boolean };

function NavigationList({ items, isCompact = false }: NavigationListProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map(({ path, areas, label, icon: Icon, waiting }) => (
        <li key={path}>
          <NavigationLink
            to={path}
            areas={areas}
            label={label}
            icon={<Icon aria-hidden="true" />}
            waiting={waiting}
            isCompact={isCompact}
          />
        </li>
      ))}
    </ul>
  );
}

/** How many requests the viewer is asked to decide, as on the dashboard; loads after the page's data. */
function usePendingCount(): number {
  const viewer = useViewer();
  const [isDue, setDue] = useState(false);
  useEffect(() => onceDataIsShown(() => setDue(true)), []);
  const { data } = useQuery({ ...askedRequestsQuery(), enabled: isDue && mayApproveTimeOff(viewer) });
  return data?.pagination.total ?? 0;
}

const AccountMenu = lazyDialog(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The signed-in user, with the account menu. */
function UserMenu({ isCompact }: { isCompact: boolean }) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PersonButton
        label={text('shell.account')}
        name={personName(viewer)}
        face={<Face personId={viewer.id} name={personName(viewer)} size="small" />}
        detail={roleNames[viewer.role]}
        isCompact={isCompact}
        isExpanded={isOpen}
        onPress={() => setOpen(true)}
        buttonRef={buttonRef}
      />
      {isOpen && <AccountMenu triggerRef={buttonRef} isOpen onClose={() => setOpen(false)} />}
    </>
  );
}
