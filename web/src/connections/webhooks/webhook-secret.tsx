import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { text } from './messages/text.ts';

/** A new secret, to copy; it can't be shown again. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const shown = useRef<HTMLElement>(null);
  const copy = async () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    // Browsers copy on pages of a secure connection only.
    const isCopied = await navigator.clipboard?.writeText(secret).then(
      () => true,
      () => false,
    );
    if (isCopied) toast(text('connections.webhooks.secretCopied'));
    else toast(text('connections.webhooks.notCopied'), { tone: 'info' });
  };
  return (
    <Dialog
      title={text('connections.webhooks.secretTitle')}
      description={text('connections.webhooks.secretHint')}
      isDismissable={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {text('connections.webhooks.done')}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <p className="flex flex-col gap-1.5 self-stretch">
          <span className="text-sm font-medium">{text('connections.webhooks.secret')}</span>
          <code
            ref={shown}
            dir="ltr"
            className="rounded-md border border-line bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]"
          >
            {secret}
          </code>
        </p>
        <Button icon={<Copy aria-hidden="true" />} onPress={copy}>
          {text('connections.webhooks.copySecret')}
        </Button>
      </div>
    </Dialog>
  );
}
