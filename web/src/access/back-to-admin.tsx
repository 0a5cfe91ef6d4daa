import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';
import { text } from './messages/text.ts';

/** Back link above the title of an administration page. */
export function BackToAdmin() {
  return (
    <LinkButton
      to="/admin"
      variant="quiet"
      size="small"
      icon={<ArrowLeft aria-hidden="true" />}
      className="-ms-2.5"
    >
      {text('access.administration')}
    </LinkButton>
  );
}
