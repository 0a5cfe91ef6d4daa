import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LazyPart } from '../lazy-part.tsx';
import { text } from '../messages/text.ts';
import { Skeleton, SkeletonArea } from '../skeleton.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

export type FormDialogProps = DialogProps & {
  /** Number of skeleton fields while the form's code loads. */
  fields: number;
  children: ReactNode;
};

interface FormInDialog {
  /** Called when the user closes the dialog, but not when the page goes. */
  onClosing: () => void;
  /** Keeps the dialog open while the form is sent, so that a refused text isn't lost. */
  isSending: boolean;
}

const Around = createContext<(form: FormInDialog | undefined) => void>(() => undefined);

/** Registers the form with the surrounding form dialog, if there is one. */
export function useDialogAround({ onClosing, isSending }: FormInDialog): void {
  const tell = useContext(Around);
  useEffect(() => {
    tell({ onClosing, isSending });
    return () => tell(undefined);
  }, [tell, onClosing, isSending]);
}

/** A dialog around a form. Loaded on demand, as forms bundle the schema library and the pickers. */
export function FormDialog({ fields, children, onClose, ...dialogProps }: FormDialogProps) {
  const [form, setForm] = useState<FormInDialog>();
  const close = () => {
    form?.onClosing();
    onClose();
  };
  return (
    <Dialog {...dialogProps} onClose={close} isDismissable={!form?.isSending}>
      <LazyPart fallback={<FormSkeleton fields={fields} />}>
        <Around value={setForm}>{children}</Around>
      </LazyPart>
    </Dialog>
  );
}

/** Form skeleton: a label and a control for each field. */
function FormSkeleton({ fields }: { fields: number }) {
  return (
    <SkeletonArea label={text('ui.loadingForm')} className="flex flex-col gap-4">
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-9 w-full max-md:h-11" />
        </div>
      ))}
    </SkeletonArea>
  );
}
