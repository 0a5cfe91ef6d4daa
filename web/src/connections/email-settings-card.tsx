import type { Digest, MailPreferences } from '@almanac/domain/profile/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { changeMailPreferencesMutation, mailPreferencesQuery } from '../profile/api.ts';
import { Card } from '../ui/card.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Switch } from '../ui/field/switch.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { text } from './messages/text.ts';

/** Whether approvals come as invitations, and how often the viewer gets a digest. */
export function EmailSettingsCard() {
  return (
    <Card title={text('connections.emails')} help={<HelpMark at="connecting#invitations" />}>
      <Loaded
        query={useQuery(mailPreferencesQuery())}
        failure={text('connections.emailsNotLoaded')}
        headingLevel={3}
        skeleton={
          <SkeletonArea label={text('connections.emailsLoading')} className="flex flex-col gap-5">
            <Skeleton className="h-17 w-full" />
            <Skeleton className="h-29 w-full" />
          </SkeletonArea>
        }
      >
        {(preferences) => <EmailSettings preferences={preferences} />}
      </Loaded>
    </Card>
  );
}

function EmailSettings({ preferences: { calendarInvites, digest } }: { preferences: MailPreferences }) {
  const mutation = changeMailPreferencesMutation();
  // Each of several quick changes gets its own toast.
  const { mutate: choose } = useMutation({
    ...mutation,
    onSuccess: () => toast(text('connections.saved')),
    onError: (...refused) => {
      mutation.onError?.(...refused);
      toastFailure(text('connections.notSaved'), refused[0]);
    },
  });
  const digests: { id: Digest; label: string }[] = [
    { id: 'NONE', label: text('connections.digestNone') },
    { id: 'DAILY', label: text('connections.digestDaily') },
    { id: 'WEEKLY', label: text('connections.digestWeekly') },
  ];
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Switch isSelected={calendarInvites} onChange={(chosen) => choose({ calendarInvites: chosen })}>
          {text('connections.invites')}
        </Switch>
        <p className="text-sm text-ink-muted">{text('connections.invitesHint')}</p>
      </div>
      <RadioGroup
        label={text('connections.digest')}
        description={text('connections.digestHint')}
        variant="segments"
        options={digests}
        value={digest}
        onChange={(chosen) => choose({ digest: chosen })}
      />
    </div>
  );
}
