import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { FileArchive, FileJson } from 'lucide-react';
import { FileLink } from '../../platform/lists/file-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface UserDataDialogProps {
  user: User;
  onClose: () => void;
}

/** Exports or erases a person's data. */
export function UserDataDialog({ user, onClose }: UserDataDialogProps) {
  const address = `/api/admin/users/${user.id}/export`;
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={`Data of ${personName(user)}`}
      description="Account, sessions, requests, balances, teams, mails and the audit log: all that is held about this person. The export is logged."
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <div className="flex flex-wrap gap-2">
        <FileLink href={address} icon={<FileJson aria-hidden="true" />}>
          Export as JSON
        </FileLink>
        <FileLink href={`${address}?format=zip`} icon={<FileArchive aria-hidden="true" />}>
          Export as CSV files (zip)
        </FileLink>
      </div>
    </Dialog>
  );
}
