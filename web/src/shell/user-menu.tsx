import { personName } from '@almanac/domain/access/person-name';
import { Suspense, useRef, useState } from 'react';
import { roleNames } from '../access/role-name.ts';
import { useViewer } from '../platform/session.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { PersonButton } from '../ui/person-button.tsx';

const loadAccountMenu = async () => (await import('./account-menu.tsx')).AccountMenu;
const AccountMenu = lazyComponent(loadAccountMenu);

/** Who is signed in; the menu behind it is loaded when someone is about to open it. */
export function UserMenu({ isCompact }: { isCompact: boolean }) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PersonButton
        label="Account"
        name={personName(viewer)}
        detail={roleNames[viewer.role]}
        isCompact={isCompact}
        isExpanded={isOpen}
        onPress={() => setOpen(true)}
        onIntent={() => void loadAccountMenu()}
        buttonRef={buttonRef}
      />
      <Suspense>
        {isOpen && <AccountMenu triggerRef={buttonRef} isOpen={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
