import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { SessionUser } from '@almanac/domain/access/schema';
import { helpPages } from '../../platform/help/help-pages.ts';

/** The help pages in the viewer's list. Links lead to the others, too: nothing in them is secret. */
export function visibleHelpPages(viewer: SessionUser) {
  return helpPages.filter(({ isForAdmins }) => !isForAdmins || mayViewAdminPanel(viewer));
}
