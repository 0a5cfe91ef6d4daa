import { Compass } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { text } from './messages/text.ts';

export function NotFoundPage() {
  useDocumentTitle(text('shell.notFound'));
  return (
    <MessagePanel
      headingLevel={1}
      icon={<Compass aria-hidden="true" />}
      title={text('shell.notFound')}
      message={text('shell.notFoundHint')}
      actions={
        <LinkButton to="/dashboard" variant="primary">
          {text('shell.goToDashboard')}
        </LinkButton>
      }
    />
  );
}
