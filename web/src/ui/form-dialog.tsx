import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { LazyPart } from './lazy-part.tsx';
import { Skeleton, SkeletonArea } from './skeleton.tsx';

export type FormDialogProps = DialogProps & {
  /** How many fields hold the place of the form while its code is loaded. */
  fields: number;
  children: ReactNode;
};

const Closing = createContext<Set<() => void> | undefined>(undefined);

/** Calls back when the form dialog around is closed by hand, in whatever way; not where it goes with its page. */
export function useDialogClosing(onClosing: () => void): void {
  const closing = useContext(Closing);
  useEffect(() => {
    closing?.add(onClosing);
    return () => {
      closing?.delete(onClosing);
    };
  }, [closing, onClosing]);
}

/** A dialog around a form, which brings the schema library and the pickers and hence is loaded when it opens. */
export function FormDialog({ fields, children, onClose, ...dialogProps }: FormDialogProps) {
  const [closing] = useState(() => new Set<() => void>());
  const close = () => {
    for (const tell of closing) tell();
    onClose();
  };
  return (
    <Dialog {...dialogProps} onClose={close}>
      <LazyPart fallback={<FormSkeleton fields={fields} />}>
        <Closing value={closing}>{children}</Closing>
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
