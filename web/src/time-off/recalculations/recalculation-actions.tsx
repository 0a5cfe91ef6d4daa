import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import { useState } from 'react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../platform/session/session.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type Decision, decideRecalculationMutation } from './api.ts';
import { text } from './messages/text.ts';
import { OwnRecalculationDialog } from './own-recalculation-dialog.tsx';
import { stateText } from './recalculation-words.ts';

const decisions = ['keep', 'accept'] as const;

/** The decision about a corrected balance, or its buttons. */
export function RecalculationActions({ line }: { line: RecalculationAnswer }) {
  const viewer = useViewer();
  const [own, setOwn] = useState<Decision>();
  if (line.state !== 'OPEN') return <Decided line={line} />;
  const isOwn = line.person.id === viewer.id;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {decisions.map((decision) =>
        isOwn ? (
          <Button key={decision} size="small" onPress={() => setOwn(decision)}>
            {decision === 'keep'
              ? text('time-off.recalculations.keepYours')
              : text('time-off.recalculations.acceptYours')}
          </Button>
        ) : (
          <Decide key={decision} line={line} decision={decision} />
        ),
      )}
      {own && (
        <OwnRecalculationDialog
          line={line}
          decision={own}
          label={labelOf(own)}
          onClose={() => setOwn(undefined)}
        />
      )}
    </div>
  );
}

function Decide({ line, decision }: { line: RecalculationAnswer; decision: Decision }) {
  const { id, person, typeName } = line;
  const of = { name: person.name, type: typeName };
  const { mutate, isPending } = useMutationOnce({
    ...decideRecalculationMutation(decision),
    onSuccess: () =>
      toast(stateText(decision === 'keep' ? 'KEPT' : 'ACCEPTED'), {
        detail: text('time-off.recalculations.ofPerson', of),
      }),
    onError: (error) =>
      toast(text('time-off.recalculations.notDecided'), { tone: 'danger', detail: errorMessage(error) }),
  });
  return (
    <Button
      size="small"
      aria-label={
        decision === 'keep'
          ? text('time-off.recalculations.keepOf', of)
          : text('time-off.recalculations.acceptOf', of)
      }
      isPending={isPending}
      pendingLabel={
        decision === 'keep'
          ? text('time-off.recalculations.keeping')
          : text('time-off.recalculations.accepting')
      }
      onPress={() => mutate({ id })}
    >
      {labelOf(decision)}
    </Button>
  );
}

function labelOf(decision: Decision): string {
  return decision === 'keep' ? text('time-off.recalculations.keep') : text('time-off.recalculations.accept');
}

function Decided({ line: { state, decidedBy, decidedAt } }: { line: RecalculationAnswer }) {
  return (
    <div className="flex flex-col items-end text-end">
      <span>{stateText(state)}</span>
      {decidedBy && decidedAt && (
        <span className="text-sm text-ink-muted">
          <bdi>{decidedBy.name}</bdi>, <InstantText instant={decidedAt} />
        </span>
      )}
    </div>
  );
}
