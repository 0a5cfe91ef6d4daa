import { RotateCw } from 'lucide-react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { useReload } from '../../platform/session/updated-code.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { dismissLoadFailure, useLoadFailure } from '../../ui/load-failure.ts';
import { text } from './messages/text.ts';

/** Warns that code failed to load, above the page and any open dialog. */
export function LoadFailureNotice() {
  return useLoadFailure() ? <Notice /> : null;
}

function Notice() {
  const reload = useReload();
  return (
    <div
      // Pressing this doesn't close an open dialog, as with toasts.
      data-react-aria-top-layer
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-lg rounded-md bg-card shadow-raised print:hidden"
    >
      <Alert
        tone="danger"
        title={text('shell.failures.partNotLoaded')}
        actions={
          <>
            <Button
              size="small"
              icon={<RotateCw aria-hidden="true" />}
              isPending={reload.isPending}
              onPress={() => reload.mutate()}
            >
              {text('shell.failures.reload')}
            </Button>
            <Button size="small" variant="quiet" onPress={dismissLoadFailure}>
              {text('shell.failures.notNow')}
            </Button>
          </>
        }
      >
        <p>{text('shell.failures.partNotLoadedHint')}</p>
        {reload.error && <p>{errorMessage(reload.error)}</p>}
      </Alert>
    </div>
  );
}
