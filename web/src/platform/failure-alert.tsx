import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { failureTitle } from './api-error.ts';
import { loadingMessage } from './loading-failure.ts';

interface FailureAlertProps {
  /** What did not happen. */
  title: string;
  /** Why; nothing is shown while there is no error. */
  error: Error | null;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
}

/** Says beside what is there what failed, and why. */
export function FailureAlert({
  title,
  error,
  onRetry,
  isRetrying = false,
  ...alertProps
}: FailureAlertProps) {
  if (!error) return null;
  return (
    <Alert
      {...alertProps}
      tone="danger"
      title={failureTitle(title, error)}
      {...(onRetry && {
        actions: (
          <Button size="small" isPending={isRetrying} onPress={onRetry}>
            Retry
          </Button>
        ),
      })}
    >
      <p>{loadingMessage(error, isRetrying)}</p>
    </Alert>
  );
}
