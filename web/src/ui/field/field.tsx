import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

/** Common props of form fields. */
export type FieldProps = {
  label: string;
  description?: ReactNode;
  /** A '?' beside the label. */
  help?: ReactNode;
  /** Shown below the field, which it makes invalid. */
  errorMessage?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
};

/** Lets a form focus the first field with an error. */
export type FocusTargetRef = (target: { focus: () => void } | null) => void;

export const fieldStyle = 'flex w-full min-w-0 flex-col gap-1.5';

const controlText = 'text-base text-ink max-md:text-lg placeholder:text-ink-subtle';
const controlShape =
  'h-9 w-full min-w-0 rounded-md border border-control-line bg-card transition-colors max-md:h-11.5 data-invalid:border-danger';

/** An input with its own border. */
export const controlStyle = `${controlText} ${controlShape} px-3 disabled:bg-sunken disabled:text-ink-subtle`;

/** The border around an input and its buttons; shows the focus of its content. */
export const controlFrameStyle =
  `${controlText} ${controlShape} flex items-center overflow-hidden ` +
  'data-focus-within:focus-ring data-disabled:bg-sunken data-disabled:text-ink-subtle';

/** A button inside such a border. */
export const fieldButtonStyle =
  'flex h-full w-9 shrink-0 items-center justify-center text-ink-muted hover:text-ink max-md:w-11 ' +
  'focus-visible:-outline-offset-2';

type FieldLabelProps = {
  children: string;
  isRequired: boolean;
  isHidden?: boolean;
  id?: string;
  help?: ReactNode;
};

export function FieldLabel({ children, isRequired, isHidden = false, id, help }: FieldLabelProps) {
  const label = (
    <Label
      {...(id !== undefined && { id })}
      className={isHidden ? 'sr-only' : 'text-sm font-medium text-ink'}
    >
      {children}
      <RequiredMark isRequired={isRequired} />
    </Label>
  );
  if (help === undefined) return label;
  return (
    <div className="flex items-center gap-1">
      {label}
      {help}
    </div>
  );
}

/** A visual mark only; the control has the required attribute. */
function RequiredMark({ isRequired }: { isRequired: boolean }) {
  if (!isRequired) return null;
  return (
    <span aria-hidden="true" data-tone="danger" className="ms-0.5 text-tone-text">
      *
    </span>
  );
}

type FieldMessagesProps = { description: ReactNode; errorMessage: string | undefined };

/** The help and error of a control. */
export function FieldMessages({ description, errorMessage }: FieldMessagesProps) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className="text-sm text-ink-muted">
          {description}
        </Text>
      )}
      <FieldError data-tone="danger" className="flex items-start gap-1.5 text-sm text-tone-text">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  );
}
