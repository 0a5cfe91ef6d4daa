import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CalendarMinus, Scissors, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '../../platform/session/session.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { usePinnedRow } from '../requests/pinned-row.tsx';
import { RequestAction } from '../requests/request-action.tsx';
import { text } from './messages/text.ts';
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
        <RequestAction
          word={text('time-off.corrections.shorten')}
          name={name}
          isWorded={isWorded}
          onPress={() => setOpen('shorten')}
        >
          <CalendarMinus aria-hidden="true" />
        </RequestAction>
      )}
      {rights.mayInterrupt && (
        <RequestAction
          word={isOwn ? text('time-off.corrections.reportSickDays') : text('time-off.corrections.removeDays')}
          name={name}
          isWorded={isWorded}
          onPress={() => setOpen('interrupt')}
        >
          {isOwn ? <Thermometer aria-hidden="true" /> : <Scissors aria-hidden="true" />}
        </RequestAction>
      )}
      {open && (
        <FormDialog
          title={
            open === 'shorten'
              ? text('time-off.corrections.shortenTitle')
              : isOwn
                ? text('time-off.corrections.reportTitle')
                : text('time-off.corrections.removeTitle')
          }
          description={
            open === 'shorten'
              ? text('time-off.corrections.shortenHint', { name })
              : text('time-off.corrections.removeHint', { name })
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
