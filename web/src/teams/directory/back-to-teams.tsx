import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';

export function BackToTeams() {
  return (
    <LinkButton to="/teams" size="small" icon={<ArrowLeft aria-hidden="true" />}>
      Back to Teams
    </LinkButton>
  );
}
