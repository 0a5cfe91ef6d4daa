import type { Settings } from '@almanac/domain/settings/schema';
import { Alert } from '../ui/alert.tsx';
import { text } from './messages/text.ts';
import { settingGroups, settingText } from './settings-words.ts';

/** The settings for those who only read them. */
export function SettingsList({ settings }: { settings: Settings }) {
  return (
    <div className="flex flex-col gap-6">
      <Alert tone="info">{text('settings.readOnly')}</Alert>
      {settingGroups().map(({ title, settings: names }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold text-ink">{title}</h2>
          <dl className="divide-y divide-line">
            {names.map(({ name, label, usedIn }) => (
              <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
                <dt>
                  <span className="font-medium text-ink">{label}</span>
                  <span className="block text-sm text-ink-muted">{usedIn}</span>
                </dt>
                <dd className="[overflow-wrap:anywhere] text-ink">{settingText(name, settings[name])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
