import type { MarkableStep } from '@almanac/domain/settings/setup-marks';
import type { SetupStep } from '@almanac/domain/setup/schema';
import { isMarkable } from '@almanac/domain/setup/setup-rules';
import type { StepState } from '@almanac/domain/setup/setup-step';
import { Circle, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { toast } from '../ui/toast/toast.ts';
import { markSetupMutation } from './api.ts';
import { text } from './messages/text.ts';
import { markName, stateName, textOfStep } from './step-words.ts';

/** The steps of the setup; the first that is not done has the primary button. */
export function SetupSteps({ steps }: { steps: readonly SetupStep[] }) {
  const next = steps.find(({ state, needsSystemAdmin }) => state !== 'DONE' && !needsSystemAdmin);
  return (
    <ol className="grid gap-x-10 lg:grid-cols-2">
      {steps.map((step) => (
        <Step key={step.id} step={step} isNext={step === next} />
      ))}
    </ol>
  );
}

const icons: Readonly<Record<StepState, LucideIcon>> = {
  OPEN: Circle,
  STARTED: CircleDot,
  DONE: CircleCheck,
};
const tones: Readonly<Record<StepState, string>> = {
  OPEN: 'text-ink-subtle',
  STARTED: 'text-accent-text',
  DONE: 'text-tone-mark',
};

function Step({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const { id, state, needsSystemAdmin, isMarked } = step;
  const { title, detail, action, address } = textOfStep(step);
  const Icon = icons[state];
  const isDone = state === 'DONE';
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2">
      <Icon aria-hidden="true" data-tone="success" className={`size-5 shrink-0 ${tones[state]}`} />
      <div className="min-w-40 flex-1">
        <p className={isDone ? 'text-ink-muted' : 'font-medium text-ink'}>
          {needsSystemAdmin ? (
            title
          ) : (
            <Link ref={link} to={address} className="rounded-md hover:underline focus-visible:focus-ring">
              {title}
            </Link>
          )}
          <span className="sr-only">{text('setup.stateOfStep', { state: stateName(state) })}</span>
        </p>
        <p className="text-sm text-ink-muted">{needsSystemAdmin ? text('setup.needsSystemAdmin') : detail}</p>
      </div>
      {isMarkable(id) && (isMarked || !isDone) && (
        <MarkButton step={id} isMarked={isMarked} title={title} onMarked={() => link.current?.focus()} />
      )}
      {!isDone && !needsSystemAdmin && (
        <LinkButton to={address} size="small" variant={isNext ? 'primary' : 'secondary'}>
          {action}
        </LinkButton>
      )}
    </li>
  );
}

interface MarkButtonProps {
  step: MarkableStep;
  isMarked: boolean;
  title: string;
  /** Called once the button is another one. */
  onMarked: () => void;
}

/** Marks the step as done, or opens it again. */
function MarkButton({ step, isMarked, title, onMarked }: MarkButtonProps) {
  const { mutate, isPending } = useMutationOnce({
    ...markSetupMutation,
    onError: (error) => toastFailure(text('setup.stepNotChanged'), error),
  });
  const mark = (isSet: boolean) =>
    mutate(
      { mark: step, isSet },
      {
        onSuccess: () => {
          toast(text(isSet ? 'setup.stepDone' : 'setup.stepReopened'), { detail: title });
          onMarked();
        },
      },
    );
  const label = isMarked ? text('setup.reopen') : markName(step);
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={text('setup.buttonOfStep', { button: label, step: title })}
      isPending={isPending}
      pendingLabel={text('setup.saving')}
      onPress={() => mark(!isMarked)}
    >
      {label}
    </Button>
  );
}
