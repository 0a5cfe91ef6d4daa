import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { text as uiText } from '../../ui/messages/text.ts';
import { failureTitle } from '../http/api-error.ts';
import { loadingMessage } from '../http/loading-failure.ts';

interface FailureAlertProps {
  /** What failed. */
  title: string;
  /** The reason; nothing is shown if null. */
  error: Error | null;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
}

/** An inline message about a failure and its reason. */
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
            {uiText('ui.retry')}
          </Button>
        ),
      })}
    >
      <p>{loadingMessage(error, isRetrying)}</p>
    </Alert>
  );
}
