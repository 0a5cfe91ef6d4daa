import { Compass } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { MessagePanel } from '../ui/page/message-panel.tsx';

export function NotFoundPage() {
  useDocumentTitle('Page Not Found');
  return (
    <MessagePanel
      headingLevel={1}
      icon={<Compass aria-hidden="true" />}
      title="Page Not Found"
      message="The page you're looking for doesn't exist or has been moved."
      actions={
        <LinkButton to="/dashboard" variant="primary">
          Go to Dashboard
        </LinkButton>
      }
    />
  );
}
