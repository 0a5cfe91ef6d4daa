import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CalendarMinus, Scissors, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '../../platform/session/session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { usePinnedRow } from '../requests/pinned-row.tsx';
import type { CorrectionRights } from './use-correction-rights.ts';

const ShortenForm = lazyComponent(async () => (await import('./shorten-form.tsx')).ShortenForm);
const InterruptForm = lazyComponent(async () => (await import('./interrupt-form.tsx')).InterruptForm);

interface CorrectionActionsProps {
  request: TimeOffRequest;
  rights: CorrectionRights;
  /** The request's name, which distinguishes the buttons of different rows. */
  name: string;
}

/** Corrects approved time off: end it earlier, or take days out. */
export function CorrectionActions({ request, rights, name }: CorrectionActionsProps) {
  const isOwn = useViewer().id === request.requester.id;
  const [open, setOpen] = useState<'shorten' | 'interrupt'>();
  const close = () => setOpen(undefined);
  usePinnedRow(request, 'actions', open !== undefined);
  const Form = open === 'shorten' ? ShortenForm : InterruptForm;
  return (
    <>
      {rights.mayShorten && (
        <IconButton label={`Shorten: ${name}`} size="small" onPress={() => setOpen('shorten')}>
          <CalendarMinus aria-hidden="true" />
        </IconButton>
      )}
      {rights.mayInterrupt && (
        <IconButton
          label={`${isOwn ? 'I was ill' : 'Interrupt'}: ${name}`}
          size="small"
          onPress={() => setOpen('interrupt')}
        >
          {isOwn ? <Thermometer aria-hidden="true" /> : <Scissors aria-hidden="true" />}
        </IconButton>
      )}
      {open && (
        <FormDialog
          title={open === 'shorten' ? 'Shorten Time Off' : isOwn ? 'I Was Ill' : 'Interrupt Time Off'}
          description={
            open === 'shorten'
              ? `${name}. The days after the new end go back to the balance.`
              : `${name}. These days go back to the balance; what remains stays approved.`
          }
          fields={open === 'shorten' ? 2 : 3}
          onClose={close}
        >
          <Form request={request} needsReason={rights.needsReason} onClose={close} />
        </FormDialog>
      )}
    </>
  );
}
