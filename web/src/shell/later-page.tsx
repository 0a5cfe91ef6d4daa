import { Hourglass } from 'lucide-react';
import { useDocumentTitle } from '../ui/document-title.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePanel } from '../ui/message-panel.tsx';

/** A place that is promised and gated already, while its screen comes with a later version. */
export function LaterPage() {
  useDocumentTitle('Not there yet');
  return (
    <MessagePanel
      headingLevel={1}
      icon={<Hourglass aria-hidden="true" />}
      title="Not there yet"
      message="This screen comes with a later version of Almanac. Nothing is stored or shown here until then."
      actions={<LinkButton to="/dashboard">Go to Dashboard</LinkButton>}
    />
  );
}
