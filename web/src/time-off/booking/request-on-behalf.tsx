import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { Period } from '@almanac/domain/calendar/period';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';

const OnBehalfForm = lazyComponent(async () => (await import('./form/on-behalf-form.tsx')).OnBehalfForm);

/** Requests or records time off on behalf of someone, for approvers. */
export function RequestOnBehalf() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        Request on Behalf
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
      title={user ? `Time Off for ${personName(user)}` : 'Request on Behalf'}
      description="Past days are allowed."
      fields={6}
      onClose={onClose}
    >
      <OnBehalfForm person={user} days={days} onClose={onClose} />
    </FormDialog>
  );
}
