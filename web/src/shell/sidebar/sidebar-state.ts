import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readCookie, writeCookie } from '../../platform/cookie.ts';
import { isScreenNarrow } from '../../platform/narrow-screen.ts';

const cookieName = 'almanac.sidebar';
const sevenDaysInSeconds = 604_800;

/** Whether the sidebar is collapsed to icons, stored for 7 days, and whether the mobile sheet is open. */
export function useSidebarState() {
  const [isCollapsed, setCollapsed] = useState(() => readCookie(cookieName) === 'closed');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { key: locationKey } = useLocation();
  const [lastLocationKey, setLastLocationKey] = useState(locationKey);

  // Navigation closes the sheet.
  if (locationKey !== lastLocationKey) {
    setLastLocationKey(locationKey);
    setSheetOpen(false);
  }

  useEffect(() => {
    writeCookie(cookieName, isCollapsed ? 'closed' : 'open', sevenDaysInSeconds);
  }, [isCollapsed]);

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const toggle = isScreenNarrow() ? setSheetOpen : setCollapsed;
      toggle((isOn) => !isOn);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { isCollapsed, setCollapsed, isSheetOpen, setSheetOpen };
}
