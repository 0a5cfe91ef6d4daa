import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { text } from './messages/text.ts';
import { profilesQuery } from './profiles/api.ts';
import { ProfileForm } from './profiles/profile-form.tsx';

/** The profile of the address, or a new one. */
export function ProfilePage() {
  const { profileId = '' } = useParams();
  const query = useQuery(profilesQuery);
  const navigate = useNavigate();
  const close = () => void navigate('/settings/payroll');
  const isNew = profileId === 'new';
  return (
    <Loaded
      query={query}
      failure={text('payroll.profilesNotLoaded')}
      skeleton={<SkeletonList label={text('payroll.profilesLoading')} rows={6} />}
    >
      {(profiles) => {
        const profile = profiles.find(({ id }) => id === profileId);
        if (!profile && !isNew) return <MissingProfile />;
        return (
          <>
            <PageHeader
              title={profile ? profile.name : text('payroll.newTitle')}
              help={<HelpMark at="payroll#export-profiles" />}
              above={
                <LinkButton
                  to="/settings/payroll"
                  variant="quiet"
                  size="small"
                  icon={<ArrowLeft aria-hidden="true" />}
                  className="-ms-2.5"
                >
                  {text('payroll.title')}
                </LinkButton>
              }
            />
            <ProfileForm key={profileId} profile={profile} onClose={close} />
          </>
        );
      }}
    </Loaded>
  );
}

function MissingProfile() {
  return (
    <MessagePanel
      title={text('payroll.missing')}
      message={text('payroll.missingHint')}
      actions={<LinkButton to="/settings/payroll">{text('payroll.allProfiles')}</LinkButton>}
    />
  );
}
