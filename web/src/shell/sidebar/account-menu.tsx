import { personName } from '@almanac/domain/access/person-name';
import { CircleQuestionMark, Info, LogOut, UserRound } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { RoleBadge } from '../../access/account-badges.tsx';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useSignOut, useViewer } from '../../platform/session/session.ts';
import { chooseTheme, readTheme, themeOptions } from '../../platform/theme.tsx';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { text as shellText } from '../messages/text.ts';
import { text } from './messages/text.ts';

type AccountMenuProps = {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** Profile, theme and sign-out. */
export function AccountMenu({ triggerRef, isOpen, onClose }: AccountMenuProps) {
  const viewer = useViewer();
  const { email, role } = viewer;
  const [theme, setTheme] = useState(readTheme);
  const navigate = useNavigate();
  const signOut = useSignOut({
    onError: (error) => toastFailure(text('shell.sidebar.stillSignedIn'), error),
  });

  const chooseById = (id: string) => {
    const chosen = themeOptions().find((each) => each.id === id);
    if (!chosen) return;
    chooseTheme(chosen.id);
    setTheme(chosen.id);
  };

  return (
    <Menu
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onClose}
      label={shellText('shell.account')}
      placement="top start"
      header={
        <div className="flex max-w-60 flex-col gap-1">
          <span className="font-medium text-ink">{personName(viewer)}</span>
          <span className="text-sm text-ink-muted">
            <MailAddress address={email} />
          </span>
          <span className="pt-1">
            <RoleBadge role={role} />
          </span>
        </div>
      }
      entries={[
        {
          id: 'profile',
          label: text('shell.sidebar.profile'),
          icon: <UserRound aria-hidden="true" />,
          onAction: () => navigate('/profile'),
        },
        {
          id: 'help',
          label: text('shell.sidebar.help'),
          icon: <CircleQuestionMark aria-hidden="true" />,
          onAction: () => navigate('/help'),
        },
        {
          id: 'about',
          label: text('shell.sidebar.about'),
          icon: <Info aria-hidden="true" />,
          onAction: () => navigate('/about'),
        },
        {
          id: 'sign-out',
          label: signOut.isPending ? text('shell.sidebar.signingOut') : text('shell.sidebar.signOut'),
          icon: <LogOut aria-hidden="true" />,
          isDisabled: signOut.isPending,
          onAction: () => signOut.mutate(),
        },
      ]}
      choice={{
        label: text('shell.sidebar.theme'),
        options: themeOptions(),
        chosenId: theme,
        onChoose: chooseById,
      }}
    />
  );
}
