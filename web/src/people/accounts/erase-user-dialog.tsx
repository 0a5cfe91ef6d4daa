import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { eraseUserMutation, reloadUser } from './api.ts';
import { text } from './messages/dialogs-text.ts';
import { text as commonText } from './messages/text.ts';

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
      title={text('people.accounts.eraseTitle', { name: personName(user) })}
      message={text('people.accounts.eraseWarning')}
      confirmLabel={commonText('people.accounts.erase')}
      pendingLabel={text('people.accounts.erasing')}
      variant="danger"
      done={{ text: text('people.accounts.personErased') }}
      failure={text('people.accounts.notErased')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col gap-3 text-sm">
          <div>
            <dt className="font-medium text-ink">{text('people.accounts.whatGoes')}</dt>
            <dd className="text-ink-muted">{text('people.accounts.whatGoesList')}</dd>
          </div>
          <div>
            <dt className="font-medium text-ink">{text('people.accounts.whatStays')}</dt>
            <dd className="text-ink-muted">{text('people.accounts.whatStaysList')}</dd>
          </div>
        </dl>
        <TextField
          label={text('people.accounts.typeAddress')}
          description={user.email}
          autoComplete="off"
          isRequired
          value={typed}
          onChange={setTyped}
          errorMessage={isTried && !isTyped ? text('people.accounts.otherAddress') : undefined}
        />
      </div>
    </ConfirmAction>
  );
}
