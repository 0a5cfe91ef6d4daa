import { personName } from '@almanac/domain/access/person-name';
import {
  checkCancellation,
  checkDeletion,
  checkEdit,
} from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CalendarX2, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { textOf } from '../../language/messages.ts';
import { useTypes } from '../../leave/types/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { CorrectionActions } from '../corrections/correction-actions.tsx';
import { useCorrectionRights } from '../corrections/use-correction-rights.ts';
import { useOpener, usePinnedRow } from '../requests/pinned-row.tsx';
import { RequestAction, type RequestActionProps } from '../requests/request-action.tsx';
import { spanText } from '../requests/words/request-texts.ts';
import { text } from './messages/text.ts';
import type { QuestionedRequest } from './question/request-question.tsx';
import { EditRequestDialog } from './request-time-off.tsx';

const RequestQuestion = lazyDialog(
  async () => (await import('./question/request-question.tsx')).RequestQuestion,
);

interface RequestActionsProps {
  request: TimeOffRequest;
  /** Called when the focused button is gone. */
  onLeave: () => void;
  /** Whether the buttons have words, and what can't be undone is in a menu: on the request's own page. */
  isWorded?: boolean;
}

/** Edit, correct, cancel and delete, as permitted. Decisions are separate. */
export function RequestActions({ request, onLeave, isWorded = false }: RequestActionsProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const { nameOf } = useTypes();
  const [open, setOpen] = useState<'edit' | 'question'>();
  // Snapshot from when the question opened, so that the answer applies to what was shown.
  const [questioned, setQuestioned] = useState<QuestionedRequest>({ request, question: 'cancel' });
  const ask = (question: QuestionedRequest['question']) => {
    setQuestioned({ request, question });
    setOpen('question');
  };
  const close = () => setOpen(undefined);
  usePinnedRow(request, 'actions', open !== undefined);
  const isHeld = useOpener(request) === 'actions';
  const { mayEdit, mayDelete, mayCorrect, cancellation, isOwnBegun, corrections } = useRights(request);
  // An open form stays even if it is no longer permitted, and says why.
  const hasForm = mayEdit || open === 'edit';
  const mayCancel = !cancellation.refused || (isOwnBegun && isOnlyAdmin);
  const hasCancel = mayCancel || isOwnBegun;
  const cancelWord = text(
    request.status === 'PENDING' ? 'time-off.booking.withdraw' : 'time-off.booking.cancelTimeOff',
  );
  const hasActions = isHeld || mayEdit || mayCorrect || hasCancel || mayDelete;

  // A cancelled request loses its buttons, so the focus must move on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the element goes.
  useEffect(() => {
    if (!hasActions) return;
    return () => {
      if (document.activeElement === document.body) onLeave();
    };
  }, [hasActions]);

  if (!hasActions) return null;

  const nameOfRequest = (named: TimeOffRequest) => {
    const [type, days] = [nameOf(named.type), spanText(named)];
    return viewer.id === named.requester.id
      ? text('time-off.booking.ofOwn', { type, days })
      : text('time-off.booking.ofPerson', { name: personName(named.requester), type, days });
  };
  const name = nameOfRequest(request);
  return (
    <div className={isWorded ? 'flex flex-wrap gap-2' : '-my-1 flex as-cards:ms-auto'}>
      {mayEdit && (
        <RequestAction
          word={text(isWorded ? 'time-off.booking.changeDates' : 'time-off.booking.editShort')}
          name={name}
          isWorded={isWorded}
          onPress={() => setOpen('edit')}
        >
          <Pencil aria-hidden="true" />
        </RequestAction>
      )}
      <CorrectionActions request={request} rights={corrections} name={name} isWorded={isWorded} />
      {hasCancel && (
        <span title={mayCancel ? undefined : textOf(cancellation.message)}>
          <RequestAction
            word={isWorded ? cancelWord : text('time-off.booking.cancelShort')}
            name={name}
            isWorded={isWorded}
            isDisabled={!mayCancel}
            onPress={() => ask('cancel')}
          >
            <CalendarX2 aria-hidden="true" />
          </RequestAction>
        </span>
      )}
      {mayDelete && <DeleteAction name={name} isWorded={isWorded} onPress={() => ask('delete')} />}
      {hasForm && <EditRequestDialog request={request} isOpen={open === 'edit'} onClose={close} />}
      <RequestQuestion
        {...questioned}
        name={nameOfRequest(questioned.request)}
        needsReason={isOwnBegun}
        isOpen={open === 'question'}
        onClose={close}
      />
    </div>
  );
}

type DeleteActionProps = Pick<RequestActionProps, 'name' | 'isWorded' | 'onPress'>;

function DeleteAction({ name, isWorded, onPress }: DeleteActionProps) {
  const icon = <Trash2 aria-hidden="true" />;
  if (isWorded) {
    const label = text('time-off.booking.delete');
    const entry = { id: 'delete', label, icon, isDangerous: true, onAction: onPress };
    return <MoreMenu label={text('time-off.booking.moreActions')} entries={[entry]} />;
  }
  return (
    <RequestAction word={text('time-off.booking.delete')} name={name} isWorded={false} onPress={onPress}>
      {icon}
    </RequestAction>
  );
}

function useRights(request: TimeOffRequest) {
  const viewer = useViewer();
  const today = useToday();
  const corrections = useCorrectionRights(request);
  const state = { ...request, requesterId: request.requester.id };
  const cancellation = checkCancellation(viewer, state, today);
  return {
    mayEdit: !checkEdit(viewer, state).refused,
    mayDelete: !checkDeletion(viewer, state).refused,
    mayCorrect: corrections.mayShorten || corrections.mayInterrupt,
    cancellation,
    isOwnBegun: cancellation.refused && cancellation.code === 'OWN_REQUEST',
    corrections,
  };
}
