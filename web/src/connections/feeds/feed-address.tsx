import { CalendarPlus, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { text } from './messages/text.ts';

interface FeedAddressProps {
  address: string;
  onClose: () => void;
}

/** The address of a new feed, to copy or to open; it can't be shown again. */
export function FeedAddress({ address, onClose }: FeedAddressProps) {
  const shown = useRef<HTMLElement>(null);
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  const copy = async () => {
    select();
    // Browsers copy on pages of a secure connection only.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (isCopied) toast(text('connections.feeds.copied'));
    else toast(text('connections.feeds.notCopied'), { tone: 'info' });
  };
  return (
    <Dialog
      title={text('connections.feeds.created')}
      description={text('connections.feeds.addressHint')}
      isDismissable={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {text('connections.feeds.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">{text('connections.feeds.address')}</span>
          <code
            ref={shown}
            dir="ltr"
            className="rounded-md border border-line bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]"
          >
            {address}
          </code>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Copy aria-hidden="true" />} onPress={copy}>
            {text('connections.feeds.copy')}
          </Button>
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonStyle('secondary', 'medium')}>
            <CalendarPlus aria-hidden="true" />
            {text('connections.feeds.open')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
