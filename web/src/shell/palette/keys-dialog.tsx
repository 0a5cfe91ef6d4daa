import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { Link } from 'react-router';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { useViewer } from '../../platform/session/session.ts';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { shortcutsOf } from './shortcuts.ts';

const approvalKeys = [
  { keys: 'J K', label: 'Next request, previous request' },
  { keys: 'A', label: 'Approve' },
  { keys: 'R', label: 'Reject' },
  { keys: 'X', label: 'Select' },
];

/** The list of keyboard shortcuts, opened by a question mark. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const shortcuts = shortcutsOf(viewer);
  return (
    <Dialog title="Keys" size="small" onClose={onClose}>
      <KeyList
        title="Everywhere"
        keys={[
          { keys: 'Ctrl K', label: 'Search people, pages and actions' },
          { keys: 'Ctrl Enter', label: 'Submit the form' },
          { keys: 'Ctrl B', label: 'Show or hide the sidebar' },
        ]}
      />
      {readLetterKeys() && (
        <KeyList
          title="Letters"
          keys={[
            ...shortcuts,
            { keys: 'Z', label: 'Undo my last decision' },
            { keys: '?', label: 'Show these keys' },
          ]}
        />
      )}
      {readLetterKeys() && mayApproveTimeOff(viewer) && <KeyList title="Approvals" keys={approvalKeys} />}
      <p className="text-sm text-ink-muted">
        On a Mac, use Cmd instead of Ctrl. Turn single-key shortcuts {readLetterKeys() ? 'off' : 'on'} in your{' '}
        <Link to="/profile" onClick={onClose} className="rounded-md text-accent-text underline">
          profile
        </Link>
        .
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
