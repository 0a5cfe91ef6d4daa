import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { text } from '../messages/text.ts';
import { Sidebar } from './sidebar.tsx';

type MobileSidebarProps = {
  isOpen: boolean;
  onClose: () => void;
  onSearch: () => void;
};

/** The sidebar as a sheet. */
export function MobileSidebar({ isOpen, onClose, onSearch }: MobileSidebarProps) {
  return (
    <SideSheet
      isOpen={isOpen}
      onOpenChange={onClose}
      title={text('shell.navigation')}
      isTitleHidden
      side="start"
    >
      <Sidebar onSearch={onSearch} />
    </SideSheet>
  );
}
