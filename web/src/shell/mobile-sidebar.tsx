import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SideSheet } from '../ui/side-sheet.tsx';
import { Sidebar } from './sidebar.tsx';

type MobileSidebarProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The sidebar as a sheet, which closes once a place was chosen. */
export function MobileSidebar({ isOpen, onOpenChange }: MobileSidebarProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet, whatever it changes.
  useEffect(() => onOpenChange(false), [key, onOpenChange]);
  return (
    <SideSheet isOpen={isOpen} onOpenChange={onOpenChange} title="Navigation" isTitleHidden side="left">
      <Sidebar onLeave={() => onOpenChange(false)} />
    </SideSheet>
  );
}
