import type { Setup } from '@almanac/domain/setup/schema';
import { isSetUp } from '@almanac/domain/setup/setup-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card.tsx';
import { toast } from '../ui/toast/toast.ts';
import { markSetupMutation, setupQuery } from './api.ts';
import { text } from './messages/text.ts';
import { SetupSteps } from './setup-steps.tsx';

/**
 * The checklist of a company that is not set up yet, if its data has come with the page: nothing may move later. It is
 * closed for good once every step is done.
 */
export function SetupCard() {
  const client = useQueryClient();
  const [isExpected] = useState(() => isOpen(client.getQueryData(setupQuery.queryKey)));
  const { data } = useQuery({ ...setupQuery, enabled: isExpected });
  const { mutate, isPending } = useMutationOnce({
    ...markSetupMutation,
    onError: (error) => toastFailure(text('setup.notChanged'), error),
  });
  const isComplete = data !== undefined && isSetUp(data);
  const isClosable = isComplete && !data.isClosed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: mutate changes with each render.
  useEffect(() => {
    if (isClosable) mutate({ mark: 'CLOSED', isSet: true });
  }, [isClosable]);
  const hide = () =>
    mutate(
      { mark: 'CLOSED', isSet: true },
      {
        onSuccess: () =>
          toast(text('setup.hidden'), {
            detail: text('setup.hiddenDetail'),
            action: { label: text('setup.undo'), onPress: () => mutate({ mark: 'CLOSED', isSet: false }) },
          }),
      },
    );
  if (!isExpected || !data || (data.isClosed && !isComplete)) return null;
  return (
    <Card
      title={text('setup.cardTitle')}
      subtitle={progressText(data)}
      actions={
        !isComplete && (
          <Button
            size="small"
            variant="quiet"
            isPending={isPending}
            pendingLabel={text('setup.hiding')}
            onPress={hide}
          >
            {text('setup.hide')}
          </Button>
        )
      }
    >
      <SetupSteps steps={data.steps} />
    </Card>
  );
}

function isOpen(setup: Setup | undefined): boolean {
  return setup !== undefined && !setup.isClosed && !isSetUp(setup);
}

/** How many steps are done: '3 of 9 done'. */
function progressText({ steps }: Pick<Setup, 'steps'>): string {
  const done = steps.filter(({ state }) => state === 'DONE').length;
  return text('setup.progress', { done, all: steps.length });
}
