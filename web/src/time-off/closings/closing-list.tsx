import { checkClosingUndoer } from '@almanac/domain/time-off/closings/closing-rules';
import type { Closing } from '@almanac/domain/time-off/closings/schema';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { useViewer } from '../../platform/session/session.ts';
import { DayText, InstantText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { undoClosingMutation } from './api.ts';
import { rich, text } from './messages/text.ts';

/** Closings, latest first. A system administrator can reopen them. */
export function ClosingList({ closings }: { closings: readonly Closing[] }) {
  const mayUndo = !checkClosingUndoer(useViewer()).refused;
  const [undone, setUndone] = useState<Closing>();
  if (closings.length === 0) return <p className="text-ink-muted">{text('time-off.closings.none')}</p>;
  return (
    <>
      <ul aria-label={text('time-off.closings.closed')} className="divide-y divide-line">
        {closings.map((closing, index) => (
          <li key={closing.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div>
              <p className="font-medium text-ink">
                {rich('time-off.closings.throughDate', { date: <DayText date={closing.through} /> })}
              </p>
              <p className="text-sm text-ink-muted">
                <bdi>{closing.closedBy.name}</bdi>, <InstantText instant={closing.closedAt} />,{' '}
                {text('time-off.closings.balancesOfPeople', closing)}
              </p>
            </div>
            {index === 0 && mayUndo && (
              <Button size="small" icon={<LockOpen aria-hidden="true" />} onPress={() => setUndone(closing)}>
                {text('time-off.closings.openAgain')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undone && <UndoClosingDialog closing={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}

function UndoClosingDialog({ closing: { through }, onClose }: { closing: Closing; onClose: () => void }) {
  const { value: reason, change, forget } = useDraftState(`open-${through}`, () => '');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <ConfirmAction
      mutation={undoClosingMutation()}
      input={{ through, reason }}
      mayConfirm={() => {
        setTried(true);
        return !isMissing;
      }}
      title={text('time-off.closings.openAgainTitle')}
      message={text('time-off.closings.openAgainHint', { through })}
      confirmLabel={text('time-off.closings.reopen')}
      pendingLabel={text('time-off.closings.reopening')}
      variant="danger"
      done={{ text: text('time-off.closings.reopened') }}
      failure={text('time-off.closings.notReopened')}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <TextField
        label={text('time-off.closings.reasonLabel')}
        isRequired
        maxLength={500}
        value={reason}
        onChange={change}
        errorMessage={isTried && isMissing ? text('time-off.closings.reasonMissing') : undefined}
      />
    </ConfirmAction>
  );
}
