import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { failureTitle } from '../http/api-error.ts';
import { loadingMessage } from '../http/loading-failure.ts';

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
