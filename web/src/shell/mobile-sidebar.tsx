import { SideSheet } from '../ui/side-sheet.tsx';
import { Sidebar } from './sidebar.tsx';

type MobileSidebarProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSearch: () => void;
};

/** The sidebar as a sheet. */
export function MobileSidebar({ isOpen, onOpenChange, onSearch }: MobileSidebarProps) {
  return (
    <SideSheet isOpen={isOpen} onOpenChange={onOpenChange} title="Navigation" isTitleHidden side="left">
      <Sidebar onSearch={onSearch} />
    </SideSheet>
  );
}
