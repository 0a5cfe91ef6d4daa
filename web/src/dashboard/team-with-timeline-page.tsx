import { TeamPage } from '../teams/team-page.tsx';
import { TeamTimelineCard } from '../time-off/staffing/team-timeline-card.tsx';

export function TeamWithTimelinePage() {
  return <TeamPage timeline={TeamTimelineCard} />;
}
