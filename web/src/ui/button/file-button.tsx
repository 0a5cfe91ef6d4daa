import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-style.ts';

export type FileButtonProps = {
  /** File types of the file chooser, such as '.csv' and 'text/csv'. */
  acceptedTypes: readonly string[];
  onChoose: (file: File) => void;
  size?: ButtonSize;
  icon?: ReactNode;
  isDisabled?: boolean;
  children: ReactNode;
};

/** Opens the system's file chooser for one file. */
export function FileButton({
  acceptedTypes,
  onChoose,
  size = 'medium',
  icon,
  isDisabled = false,
  children,
}: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) onChoose(file);
      }}
    >
      <Button size={size} icon={icon} isDisabled={isDisabled}>
        {children}
      </Button>
    </FileTrigger>
  );
}
