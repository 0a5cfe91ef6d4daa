import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { FileArchive, FileJson, FileSpreadsheet } from 'lucide-react';
import { FileLink } from '../../platform/lists/file-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { text } from './messages/dialogs-text.ts';

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
      title={text('people.accounts.dataTitle', { name: personName(user) })}
      description={text('people.accounts.dataHint')}
      footer={<Button onPress={onClose}>{text('people.accounts.close')}</Button>}
    >
      <div className="flex flex-wrap gap-2">
        <FileLink href={address} icon={<FileJson aria-hidden="true" />}>
          {text('people.accounts.exportJson')}
        </FileLink>
        <FileLink href={`${address}?format=XLSX`} icon={<FileSpreadsheet aria-hidden="true" />}>
          {text('people.accounts.exportXlsx')}
        </FileLink>
        <FileLink href={`${address}?format=CSV`} icon={<FileArchive aria-hidden="true" />}>
          {text('people.accounts.exportZip')}
        </FileLink>
      </div>
    </Dialog>
  );
}
