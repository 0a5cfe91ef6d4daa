import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';
import { text } from './messages/text.ts';

/** Back link above the title of a settings page, on screens without the list beside it. */
export function BackToSettings() {
  return (
    <LinkButton
      to="/settings"
      variant="quiet"
      size="small"
      icon={<ArrowLeft aria-hidden="true" />}
      className="-ms-2.5 xl:hidden"
    >
      {text('access.settings')}
    </LinkButton>
  );
}
