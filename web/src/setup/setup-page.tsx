import type { Setup } from '@almanac/domain/setup/schema';
import { useQuery } from '@tanstack/react-query';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/field/switch.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { markSetupMutation, setupQuery } from './api.ts';
import { text } from './messages/text.ts';
import { SetupSteps } from './setup-steps.tsx';

/** The checklist, even when it is closed. */
export function SetupPage() {
  const query = useQuery(setupQuery);
  return (
    <>
      <PageHeader title={text('setup.title')} subtitle={text('setup.subtitle')} above={<BackToSettings />} />
      <Card>
        <Loaded
          query={query}
          failure={text('setup.notLoaded')}
          skeleton={<SkeletonList label={text('setup.loading')} rows={9} />}
        >
          {(setup) => (
            <div className="flex flex-col gap-4">
              <SetupSteps steps={setup.steps} />
              <OnDashboard setup={setup} />
            </div>
          )}
        </Loaded>
      </Card>
    </>
  );
}

/** Shows the checklist on the dashboard of all administrators, or hides it. */
function OnDashboard({ setup: { isClosed } }: { setup: Setup }) {
  const { mutate, isPending } = useMutationOnce({
    ...markSetupMutation,
    onError: (error) => toastFailure(text('setup.notChanged'), error),
  });
  return (
    <Switch
      isSelected={!isClosed}
      isDisabled={isPending}
      onChange={(isShown) => mutate({ mark: 'CLOSED', isSet: !isShown })}
    >
      {text('setup.showOnDashboard')}
    </Switch>
  );
}
