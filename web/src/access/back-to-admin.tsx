import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';

/** The way back from a page of the administration, over its title. */
export function BackToAdmin() {
  return (
    <LinkButton
      to="/admin"
      variant="quiet"
      size="small"
      icon={<ArrowLeft aria-hidden="true" />}
      className="-ml-2.5"
    >
      Administration
    </LinkButton>
  );
}
