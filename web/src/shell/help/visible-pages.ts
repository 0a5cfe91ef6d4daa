import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { SessionUser } from '@almanac/domain/access/schema';
import { helpPages } from '../../platform/help/help-pages.ts';
import { helpPageName } from '../../platform/help/help-title.ts';

/** The help pages in the viewer's list, with their names. Links lead to the others, too: nothing in them is secret. */
export function visibleHelpPages(viewer: SessionUser) {
  return helpPages
    .filter(({ isForAdmins }) => !isForAdmins || mayViewAdminPanel(viewer))
    .map(({ id }) => ({ id, title: helpPageName(id) }));
}
