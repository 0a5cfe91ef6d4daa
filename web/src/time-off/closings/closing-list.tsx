import { dateText } from '@almanac/domain/calendar/date-text';
import { checkClosingUndoer } from '@almanac/domain/time-off/closings/closing-rules';
import type { Closing } from '@almanac/domain/time-off/closings/schema';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session/session.ts';
import { DayText, InstantText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { undoClosingMutation } from './api.ts';

/** Closings, latest first. A system administrator can reopen them. */
export function ClosingList({ closings }: { closings: readonly Closing[] }) {
  const mayUndo = !checkClosingUndoer(useViewer()).refused;
  const [undone, setUndone] = useState<Closing>();
  if (closings.length === 0) return <p className="text-ink-muted">Nothing is closed yet.</p>;
  return (
    <>
      <ul aria-label="Closed" className="divide-y divide-line">
        {closings.map((closing, index) => (
          <li key={closing.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div>
              <p className="font-medium text-ink">
                Through <DayText date={closing.through} />
              </p>
              <p className="text-sm text-ink-muted">
                <bdi>{closing.closedBy.name}</bdi>, <InstantText instant={closing.closedAt} />,{' '}
                {countText(closing.balances, 'balance')} of {countText(closing.people, 'person', 'people')}
              </p>
            </div>
            {index === 0 && mayUndo && (
              <Button size="small" icon={<LockOpen aria-hidden="true" />} onPress={() => setUndone(closing)}>
                Open Again…
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
      title="Open again what is closed"
      message={`The balances that were kept of ${dateText(through, readerLocale())} go, and what lies before can be changed again. The audit log keeps your reason.`}
      confirmLabel="Open Again"
      pendingLabel="Opening..."
      variant="danger"
      done={{ text: 'Opened again' }}
      failure="It stays closed"
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <TextField
        label="Reason"
        isRequired
        maxLength={500}
        value={reason}
        onChange={change}
        errorMessage={isTried && isMissing ? 'Reason is required' : undefined}
      />
    </ConfirmAction>
  );
}
