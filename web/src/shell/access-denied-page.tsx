import { Lock } from 'lucide-react';
import { useDocumentTitle } from '../ui/document-title.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePanel } from '../ui/message-panel.tsx';

export function AccessDeniedPage({ refusal }: { refusal: string }) {
  useDocumentTitle('Access Denied');
  return (
    <MessagePanel
      headingLevel={1}
      icon={<Lock aria-hidden="true" />}
      title="Access Denied"
      message={refusal}
      actions={<LinkButton to="/dashboard">Go to Dashboard</LinkButton>}
    />
  );
}
