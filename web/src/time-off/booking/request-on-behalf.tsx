import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { Period } from '@almanac/domain/calendar/period';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { text } from './messages/text.ts';

const OnBehalfForm = lazyComponent(async () => (await import('./form/on-behalf-form.tsx')).OnBehalfForm);

/** Requests or records time off on behalf of someone, for approvers. */
export function RequestOnBehalf() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {text('time-off.booking.onBehalf')}
      </Button>
      {isOpen && <RequestOnBehalfDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface RequestOnBehalfDialogProps {
  /** The requester; chosen in the form if undefined. */
  user?: PersonReference;
  days?: Period;
  onClose: () => void;
}

export function RequestOnBehalfDialog({ user, days, onClose }: RequestOnBehalfDialogProps) {
  return (
    <FormDialog
      title={
        user
          ? text('time-off.booking.onBehalfOf', { name: personName(user) })
          : text('time-off.booking.onBehalf')
      }
      description={text('time-off.booking.pastAllowed')}
      fields={6}
      onClose={onClose}
    >
      <OnBehalfForm person={user} days={days} onClose={onClose} />
    </FormDialog>
  );
}
