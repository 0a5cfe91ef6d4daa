import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page/page-header.tsx';
import { text } from './messages/text.ts';
import { PersonalDetailsCard } from './personal-details-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The viewer's profile; later slices add their cards. */
export function ProfilePage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={text('profile.title')} subtitle={text('profile.subtitle')} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <PersonalDetailsCard />
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <SettingsCard />
          <SessionsCard />
        </div>
      </div>
    </>
  );
}
