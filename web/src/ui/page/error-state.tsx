import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { text } from '../messages/text.ts';
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

/** A failed load with its reason and a retry button. */
export function ErrorState({
  onRetry,
  isRetrying = false,
  retryLabel = text('ui.retry'),
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
