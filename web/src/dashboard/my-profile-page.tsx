import { ProfilePage } from '../profile/profile-page.tsx';
import { MyTeamsCard } from '../teams/members/my-teams-card.tsx';
import { OwnDeputiesCard } from '../time-off/approvals/deputies/deputies.tsx';
import { OwnDetailsCard } from './person/own-details-card.tsx';

/** The viewer's profile with cards of several slices. */
export function MyProfilePage() {
  return (
    <ProfilePage>
      <OwnDetailsCard />
      <MyTeamsCard />
      <OwnDeputiesCard />
    </ProfilePage>
  );
}
