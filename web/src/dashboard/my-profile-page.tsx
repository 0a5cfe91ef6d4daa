import { ProfilePage } from '../profile/profile-page.tsx';
import { MyTeamsCard } from '../teams/members/my-teams-card.tsx';

/** The viewer's profile with what the slices know of them. */
export function MyProfilePage() {
  return (
    <ProfilePage>
      <MyTeamsCard />
    </ProfilePage>
  );
}
