import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LazyPart } from '../lazy-part.tsx';
import { Skeleton, SkeletonArea } from '../skeleton.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

export type FormDialogProps = DialogProps & {
  /** How many fields hold the place of the form while its code is loaded. */
  fields: number;
  children: ReactNode;
};

interface FormInDialog {
  /** Called when the dialog is closed by hand, in whatever way; not where it goes with its page. */
  onClosing: () => void;
  /** Keeps it open while what was typed is sent: who has left could not be given the words again. */
  isSending: boolean;
}

const Around = createContext<(form: FormInDialog | undefined) => void>(() => undefined);

/** Tells the form dialog around, if there is one, about the form in it. */
export function useDialogAround({ onClosing, isSending }: FormInDialog): void {
  const tell = useContext(Around);
  useEffect(() => {
    tell({ onClosing, isSending });
    return () => tell(undefined);
  }, [tell, onClosing, isSending]);
}

/** A dialog around a form, which brings the schema library and the pickers and hence is loaded when it opens. */
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

/** A form that is not there yet: a label and a control for each field. */
function FormSkeleton({ fields }: { fields: number }) {
  return (
    <SkeletonArea label="Loading the form" className="flex flex-col gap-4">
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-9 w-full max-md:h-11" />
        </div>
      ))}
    </SkeletonArea>
  );
}
