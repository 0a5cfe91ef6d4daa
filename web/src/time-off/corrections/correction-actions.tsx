import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CalendarMinus, Scissors, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '../../platform/session/session.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { usePinnedRow } from '../requests/pinned-row.tsx';
import { RequestAction } from '../requests/request-action.tsx';
import type { CorrectionRights } from './use-correction-rights.ts';

const ShortenForm = lazyComponent(async () => (await import('./shorten-form.tsx')).ShortenForm);
const InterruptForm = lazyComponent(async () => (await import('./interrupt-form.tsx')).InterruptForm);

interface CorrectionActionsProps {
  request: TimeOffRequest;
  rights: CorrectionRights;
  /** The request's name, which distinguishes the buttons of different rows. */
  name: string;
  /** Whether the buttons have words. */
  isWorded?: boolean;
}

/** Corrects approved time off: end it earlier, or take days out. */
export function CorrectionActions({ request, rights, name, isWorded = false }: CorrectionActionsProps) {
  const isOwn = useViewer().id === request.requester.id;
  const [open, setOpen] = useState<'shorten' | 'interrupt'>();
  const close = () => setOpen(undefined);
  usePinnedRow(request, 'actions', open !== undefined);
  const Form = open === 'shorten' ? ShortenForm : InterruptForm;
  return (
    <>
      {rights.mayShorten && (
        <RequestAction word="Shorten" name={name} isWorded={isWorded} onPress={() => setOpen('shorten')}>
          <CalendarMinus aria-hidden="true" />
        </RequestAction>
      )}
      {rights.mayInterrupt && (
        <RequestAction
          word={isOwn ? 'Report sick days' : 'Remove days'}
          name={name}
          isWorded={isWorded}
          onPress={() => setOpen('interrupt')}
        >
          {isOwn ? <Thermometer aria-hidden="true" /> : <Scissors aria-hidden="true" />}
        </RequestAction>
      )}
      {open && (
        <FormDialog
          title={open === 'shorten' ? 'Shorten Time Off' : isOwn ? 'Report Sick Days' : 'Remove Days'}
          description={
            open === 'shorten'
              ? `${name}. The days after the new end return to the balance.`
              : `${name}. These days return to the balance; the rest stays approved.`
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
