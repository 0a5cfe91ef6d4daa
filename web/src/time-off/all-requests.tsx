import { isAdmin } from '@almanac/domain/access/permissions';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '../platform/session/session.ts';
import { Button } from '../ui/button/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { DecideRequestButtons } from './approvals/decisions/decide-request-buttons.tsx';
import { PeopleRequestFilterBar } from './approvals/people-request-filter-bar.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { text } from './import/messages/text.ts';
import { RequestList } from './requests/request-list.tsx';

const ImportAbsencesDialog = lazyDialog(
  async () => (await import('./import/import-absences-dialog.tsx')).ImportAbsencesDialog,
  () => true,
);

/** All requests visible to the viewer, with their actions. */
export function AllRequests() {
  return (
    <RequestList
      view="all"
      filterBar={PeopleRequestFilterBar}
      moreActions={isAdmin(useViewer()) && <ImportAbsences />}
      actions={RequestActions}
      decision={DecideRequestButtons}
    />
  );
}

function ImportAbsences() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)} icon={<FileUp aria-hidden="true" />}>
        {text('time-off.import.openImport')}
      </Button>
      {isOpen && <ImportAbsencesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
