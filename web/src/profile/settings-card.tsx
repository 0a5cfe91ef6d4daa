import { approverRoles } from '@almanac/domain/access/role-gate';
import type { MailPreferences } from '@almanac/domain/profile/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RoleGate } from '../access/role-gate.tsx';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { chooseLetterKeys, readLetterKeys } from '../platform/lists/letter-keys.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { chooseTheme, readTheme, themeOptions } from '../platform/theme.tsx';
import { Card } from '../ui/card.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Switch } from '../ui/field/switch.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { changeMailPreferencesMutation, mailPreferencesQuery } from './api.ts';

export function SettingsCard() {
  return (
    <Card title="Settings">
      <div className="flex flex-col gap-6">
        <ThemeSetting />
        <KeySetting />
        <MailSettings />
      </div>
    </Card>
  );
}

function ThemeSetting() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <RadioGroup
      label="Theme"
      description="Stored in this browser."
      variant="segments"
      options={themeOptions}
      value={theme}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}

function KeySetting() {
  const [areOn, setOn] = useState(readLetterKeys);
  return (
    <section aria-labelledby="key-settings" className="flex flex-col gap-2">
      <h3 id="key-settings" className="text-sm font-medium text-ink">
        Keys
      </h3>
      <Switch
        isSelected={areOn}
        onChange={(chosen) => {
          setOn(chosen);
          if (!chooseLetterKeys(chosen)) toast('This browser keeps no settings', { tone: 'danger' });
        }}
      >
        Single-key shortcuts
      </Switch>
      <p className="text-sm text-ink-muted">Press ? to see all shortcuts. Stored in this browser.</p>
    </section>
  );
}

function MailSettings() {
  return (
    <section aria-labelledby="mail-settings" className="flex flex-col gap-2">
      <h3 id="mail-settings" className="text-sm font-medium text-ink">
        Mails
      </h3>
      <Loaded
        query={useQuery(mailPreferencesQuery())}
        failure="Couldn't load your email settings"
        headingLevel={3}
        skeleton={
          <SkeletonArea label="Loading your email settings" className="flex flex-col gap-3">
            <Skeleton className="h-6 w-3/4" />
            <RoleGate roles={approverRoles}>
              <Skeleton className="h-6 w-3/5" />
            </RoleGate>
          </SkeletonArea>
        }
      >
        {(preferences) => <MailSwitches preferences={preferences} />}
      </Loaded>
      <p className="text-sm text-ink-muted">Sign-in emails are always sent.</p>
    </section>
  );
}

function MailSwitches({ preferences }: { preferences: MailPreferences }) {
  const mutation = changeMailPreferencesMutation();
  // Each of several quick changes gets its own toast.
  const { mutate: choose } = useMutation({
    ...mutation,
    onSuccess: () => toast('Email settings saved'),
    onError: (...refused) => {
      mutation.onError?.(...refused);
      toastFailure('Your email settings were not saved', refused[0]);
    },
  });
  return (
    <>
      <Switch isSelected={preferences.ownRequests} onChange={(ownRequests) => choose({ ownRequests })}>
        Decisions on my requests
      </Switch>
      <RoleGate roles={approverRoles}>
        <Switch
          isSelected={preferences.requestsToDecide}
          onChange={(requestsToDecide) => choose({ requestsToDecide })}
        >
          Requests awaiting my decision
        </Switch>
      </RoleGate>
    </>
  );
}
