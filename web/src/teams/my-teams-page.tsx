import { onlyPages, useAddressFilters } from '../platform/lists/address.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { TeamList } from './directory/team-list.tsx';
import { text } from './messages/text.ts';
import { TeamsTabs } from './teams-tabs.tsx';

/** Teams the viewer leads or is in and, for managers, those of their department; read-only. */
export function MyTeamsPage() {
  const { filters, showPage } = useAddressFilters(onlyPages);
  return (
    <>
      <PageHeader title={text('teams.myTeams')} subtitle={text('teams.myTeamsSubtitle')} />
      <TeamsTabs />
      <TeamList filters={{ ...filters, isOwn: true }} showPage={showPage} />
    </>
  );
}
