import { Lock } from 'lucide-react';
import { useDocumentTitle } from '../ui/document-title.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePanel } from '../ui/message-panel.tsx';

export function AccessDeniedPage() {
  useDocumentTitle('Access denied');
  return (
    <MessagePanel
      headingLevel={1}
      icon={<Lock aria-hidden="true" />}
      title="Access denied"
      message="You don't have permission to see this page. If you need it for your work, ask an administrator."
      actions={<LinkButton to="/dashboard">Go to Dashboard</LinkButton>}
    />
  );
}
