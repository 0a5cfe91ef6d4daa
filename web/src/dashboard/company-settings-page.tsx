import { isSystemAdmin } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { SettingsHistory } from '../audit/settings-history.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useViewer } from '../platform/session/session.ts';
import { settingsQuery } from '../settings/api.ts';
import { SettingsList } from '../settings/settings-list.tsx';
import { settingGroups } from '../settings/settings-words.ts';
import { Card } from '../ui/card.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { text } from './messages/settings-text.ts';

const SettingsForm = lazyComponent(async () => (await import('../settings/settings-form.tsx')).SettingsForm);

/** What applies to the whole company; system administrators change it. */
export function CompanySettingsPage() {
  const query = useQuery(settingsQuery);
  const mayChange = isSystemAdmin(useViewer());
  return (
    <>
      <PageHeader
        title={text('dashboard.settings.title')}
        subtitle={text('dashboard.settings.subtitle')}
        above={<BackToSettings />}
      />
      <Card>
        <Loaded query={query} failure={text('dashboard.settings.notLoaded')} skeleton={<FieldsSkeleton />}>
          {(settings) =>
            mayChange ? (
              <LazyPart fallback={<FieldsSkeleton />}>
                <SettingsForm settings={settings} />
              </LazyPart>
            ) : (
              <SettingsList settings={settings} />
            )
          }
        </Loaded>
      </Card>
      {/* The settings above it must not move it when they are loaded. */}
      {!query.isPending && <SettingsHistory version={query.data?.version} mayRestore={mayChange} />}
    </>
  );
}

/** As tall as the form, so that the history below doesn't move. */
function FieldsSkeleton() {
  return (
    <SkeletonArea
      label={text('dashboard.settings.loading')}
      className="flex min-h-136 flex-col gap-6 max-sm:min-h-200"
    >
      {settingGroups().map(({ title, settings }) => (
        <div key={title} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-32" />
          {settings.map(({ name }) => (
            <Skeleton key={name} className="h-10" />
          ))}
        </div>
      ))}
    </SkeletonArea>
  );
}
