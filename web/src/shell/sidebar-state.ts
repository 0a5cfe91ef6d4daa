import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const cookieName = 'almanac.sidebar';
const sevenDaysInSeconds = 604_800;
const mobile = '(max-width: 768px)';

/** Whether the sidebar is collapsed to icons, kept for 7 days, and whether its sheet is open on a mobile. */
export function useSidebarState() {
  const [isCollapsed, setCollapsed] = useState(readCookie);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { key: place } = useLocation();
  const [lastPlace, setLastPlace] = useState(place);

  // Whoever chose a place in the sheet wants to see it.
  if (place !== lastPlace) {
    setLastPlace(place);
    setSheetOpen(false);
  }

  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we serve has the Cookie Store.
    document.cookie = `${cookieName}=${isCollapsed ? 'closed' : 'open'}; path=/; max-age=${sevenDaysInSeconds}; samesite=lax`;
  }, [isCollapsed]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const toggle = window.matchMedia(mobile).matches ? setSheetOpen : setCollapsed;
      toggle((isOn) => !isOn);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { isCollapsed, setCollapsed, isSheetOpen, setSheetOpen };
}

function readCookie(): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=closed`);
}
