import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import { useState } from 'react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../platform/session/session.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type Decision, decideRecalculationMutation } from './api.ts';
import { OwnRecalculationDialog } from './own-recalculation-dialog.tsx';
import { stateTexts } from './recalculation-words.ts';

const labels = { keep: 'Keep as It Was', accept: 'Accept' } as const;
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
            {`${labels[decision]}…`}
          </Button>
        ) : (
          <Decide key={decision} line={line} decision={decision} />
        ),
      )}
      {own && (
        <OwnRecalculationDialog
          line={line}
          decision={own}
          label={labels[own]}
          onClose={() => setOwn(undefined)}
        />
      )}
    </div>
  );
}

function Decide({ line, decision }: { line: RecalculationAnswer; decision: Decision }) {
  const { id, person, typeName } = line;
  const { mutate, isPending } = useMutationOnce({
    ...decideRecalculationMutation(decision),
    onSuccess: () =>
      toast(decision === 'keep' ? 'Kept as it was' : 'Accepted', { detail: `${person.name}: ${typeName}` }),
    onError: (error) => toast("Couldn't decide the balance", { tone: 'danger', detail: errorMessage(error) }),
  });
  return (
    <Button
      size="small"
      aria-label={`${labels[decision]}: ${person.name}, ${typeName}`}
      isPending={isPending}
      pendingLabel={decision === 'keep' ? 'Keeping...' : 'Accepting...'}
      onPress={() => mutate({ id })}
    >
      {labels[decision]}
    </Button>
  );
}

function Decided({ line: { state, decidedBy, decidedAt } }: { line: RecalculationAnswer }) {
  return (
    <div className="flex flex-col items-end text-end">
      <span>{stateTexts[state]}</span>
      {decidedBy && decidedAt && (
        <span className="text-sm text-ink-muted">
          <bdi>{decidedBy.name}</bdi>, <InstantText instant={decidedAt} />
        </span>
      )}
    </div>
  );
}
