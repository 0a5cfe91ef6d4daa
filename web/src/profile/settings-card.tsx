import { approverRoles } from '@almanac/domain/access/role-gate';
import type { MailPreferences } from '@almanac/domain/profile/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { RoleGate } from '../access/role-gate.tsx';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { chooseLetterKeys, readLetterKeys } from '../platform/lists/letter-keys.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { chooseTheme, readTheme, themeOptions } from '../platform/theme.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Switch } from '../ui/field/switch.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { changeMailPreferencesMutation, mailPreferencesQuery } from './api.ts';
import { LanguageSetting } from './language-setting.tsx';
import { text } from './messages/text.ts';

export function SettingsCard() {
  return (
    <Card title={text('profile.settings')}>
      <div className="flex flex-col gap-6">
        <LanguageSetting />
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
      label={text('profile.theme')}
      description={text('profile.themeHint')}
      variant="segments"
      options={themeOptions()}
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
        {text('profile.keys')}
      </h3>
      <Switch
        isSelected={areOn}
        onChange={(chosen) => {
          setOn(chosen);
          if (!chooseLetterKeys(chosen)) toast(text('profile.noBrowserSettings'), { tone: 'danger' });
        }}
      >
        {text('profile.letterKeys')}
      </Switch>
      <p className="text-sm text-ink-muted">{text('profile.letterKeysHint')}</p>
    </section>
  );
}

function MailSettings() {
  return (
    <section aria-labelledby="mail-settings" className="flex flex-col gap-2">
      <h3 id="mail-settings" className="text-sm font-medium text-ink">
        {text('profile.emails')}
      </h3>
      <Loaded
        query={useQuery(mailPreferencesQuery())}
        failure={text('profile.emailsNotLoaded')}
        headingLevel={3}
        skeleton={
          <SkeletonArea label={text('profile.emailsLoading')} className="flex flex-col gap-3">
            <Skeleton className="h-6 w-3/4" />
            <RoleGate roles={approverRoles}>
              <Skeleton className="h-6 w-3/5" />
            </RoleGate>
          </SkeletonArea>
        }
      >
        {(preferences) => <MailSwitches preferences={preferences} />}
      </Loaded>
      <p className="text-sm text-ink-muted">{text('profile.signInEmails')}</p>
      <LinkButton to="/profile/calendar" className="self-start" icon={<CalendarDays aria-hidden="true" />}>
        {text('profile.calendar')}
      </LinkButton>
    </section>
  );
}

function MailSwitches({ preferences }: { preferences: MailPreferences }) {
  const mutation = changeMailPreferencesMutation();
  // Each of several quick changes gets its own toast.
  const { mutate: choose } = useMutation({
    ...mutation,
    onSuccess: () => toast(text('profile.emailsSaved')),
    onError: (...refused) => {
      mutation.onError?.(...refused);
      toastFailure(text('profile.emailsNotSaved'), refused[0]);
    },
  });
  return (
    <>
      <Switch isSelected={preferences.ownRequests} onChange={(ownRequests) => choose({ ownRequests })}>
        {text('profile.ownRequests')}
      </Switch>
      <RoleGate roles={approverRoles}>
        <Switch
          isSelected={preferences.requestsToDecide}
          onChange={(requestsToDecide) => choose({ requestsToDecide })}
        >
          {text('profile.requestsToDecide')}
        </Switch>
      </RoleGate>
    </>
  );
}
