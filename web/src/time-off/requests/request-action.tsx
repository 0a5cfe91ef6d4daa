import type { ReactElement } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';

export interface RequestActionProps {
  word: string;
  /** The request's name, which distinguishes the buttons of different rows. */
  name: string;
  /** On the request's own page the button has its word, in rows only its icon. */
  isWorded: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactElement;
}

export function RequestAction({ word, name, isWorded, children, ...pressed }: RequestActionProps) {
  if (isWorded) {
    return (
      <Button size="small" icon={children} {...pressed}>
        {word}
      </Button>
    );
  }
  return (
    <IconButton label={`${word}: ${name}`} size="small" {...pressed}>
      {children}
    </IconButton>
  );
}
