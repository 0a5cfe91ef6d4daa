import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';

const OnBehalfForm = lazyComponent(async () => (await import('./on-behalf-form.tsx')).OnBehalfForm);

/** Asks for time off in somebody's name, or records it, for those who decide. */
export function RequestForSomebody() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        Request for Somebody
      </Button>
      {isOpen && (
        <FormDialog
          title="Request for Somebody"
          description="Also for days that have passed."
          fields={6}
          onClose={close}
        >
          <OnBehalfForm onClose={close} />
        </FormDialog>
      )}
    </>
  );
}
