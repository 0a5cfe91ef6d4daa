import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { eraseUserMutation, reloadUser } from './api.ts';

interface EraseUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Explains what is erased and asks for the email address, as an erasure can't be undone. */
export function EraseUserDialog({ user, onClose }: EraseUserDialogProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isTyped = typed.trim().toLowerCase() === user.email;
  const mutation = eraseUserMutation();
  return (
    <ConfirmAction
      mutation={mutation}
      input={user}
      reload={reloadUser}
      mayConfirm={() => {
        setTried(true);
        return isTyped;
      }}
      title={`Erase ${personName(user)}`}
      message="This cannot be undone, and the person cannot come back under this account."
      confirmLabel="Erase"
      pendingLabel="Erasing..."
      variant="danger"
      done={{ text: 'Person erased' }}
      failure="Failed to erase the person"
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col gap-3 text-sm">
          <div>
            <dt className="font-medium text-ink">What goes</dt>
            <dd className="text-ink-muted">
              Their names and addresses, the reasons of their requests and balances, sessions, links, and what
              the audit log says about them. Mails that wait or failed and name their address go too, also
              those to others.
            </dd>
          </div>
          <div>
            <dt className="font-medium text-ink">What stays</dt>
            <dd className="text-ink-muted">
              Days, statuses, balances and memberships, as those of an “Erased person”, so that all counts and
              sums stay as they are.
            </dd>
          </div>
        </dl>
        <TextField
          label="Type their address to erase them"
          description={user.email}
          autoComplete="off"
          isRequired
          value={typed}
          onChange={setTyped}
          errorMessage={isTried && !isTyped ? 'This is not their address' : undefined}
        />
      </div>
    </ConfirmAction>
  );
}
