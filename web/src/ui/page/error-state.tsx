import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { MessagePanel } from './message-panel.tsx';

export type ErrorStateProps = {
  title: string;
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Something could not be loaded, and why, and the button that tries again. */
export function ErrorState({
  onRetry,
  isRetrying = false,
  retryLabel = 'Retry',
  ...panelProps
}: ErrorStateProps) {
  return (
    <MessagePanel
      {...panelProps}
      role="alert"
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      actions={
        onRetry && (
          <Button onPress={onRetry} isPending={isRetrying} icon={<RotateCw aria-hidden="true" />}>
            {retryLabel}
          </Button>
        )
      }
    />
  );
}
