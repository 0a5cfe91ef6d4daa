import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { Link } from 'react-router';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { useViewer } from '../../platform/session/session.ts';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { text } from '../messages/text.ts';
import { actionText } from './messages/action-text.ts';
import { keyText, richKeyText } from './messages/key-text.ts';
import { shortcutsOf } from './shortcuts.ts';

const approvalKeys = () => [
  { keys: 'J K', label: keyText('shell.palette.keyNextPrevious') },
  { keys: 'A', label: keyText('shell.palette.keyApprove') },
  { keys: 'R', label: keyText('shell.palette.keyReject') },
  { keys: 'X', label: keyText('shell.palette.keySelect') },
];

/** The list of keyboard shortcuts, opened by a question mark. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const shortcuts = shortcutsOf(viewer);
  const control = (key: string) => text('shell.control', { key });
  const profile = (
    <Link to="/profile" onClick={onClose} className="rounded-md text-accent-text underline">
      {keyText('shell.palette.lettersProfile')}
    </Link>
  );
  return (
    <Dialog title={keyText('shell.palette.keys')} size="small" onClose={onClose}>
      <KeyList
        title={keyText('shell.palette.keysEverywhere')}
        keys={[
          { keys: control('K'), label: actionText('shell.palette.search') },
          {
            keys: control(keyText('shell.palette.keySubmitName')),
            label: keyText('shell.palette.keySubmit'),
          },
          { keys: control('B'), label: keyText('shell.palette.keySidebar') },
        ]}
      />
      {readLetterKeys() && (
        <KeyList
          title={keyText('shell.palette.keysLetters')}
          keys={[
            ...shortcuts,
            { keys: 'Z', label: keyText('shell.palette.keyUndo') },
            { keys: '?', label: keyText('shell.palette.keyShowKeys') },
          ]}
        />
      )}
      {readLetterKeys() && mayApproveTimeOff(viewer) && (
        <KeyList title={text('shell.approvals')} keys={approvalKeys()} />
      )}
      <p className="text-sm text-ink-muted">
        {readLetterKeys()
          ? richKeyText('shell.palette.lettersOff', { profile })
          : richKeyText('shell.palette.lettersOn', { profile })}
      </p>
    </Dialog>
  );
}

interface KeyListProps {
  title: string;
  keys: readonly { keys: string; label: string }[];
}

function KeyList({ title, keys }: KeyListProps) {
  return (
    <section>
      <h3 className="pb-1 font-medium text-ink">{title}</h3>
      <ul aria-label={title} className="divide-y divide-line">
        {keys.map(({ keys: caps, label }) => (
          <li key={caps} className="flex items-center justify-between gap-4 py-2">
            <span>{label}</span>
            <KeyCaps keys={caps} />
          </li>
        ))}
      </ul>
    </section>
  );
}
