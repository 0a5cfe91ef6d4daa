import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { text } from './messages/text.ts';

/** How to add a feed to the common calendar programs, and what to expect of it. */
export function CalendarHelpCard() {
  const programs = [
    [text('connections.feeds.google'), text('connections.feeds.googleText')],
    [text('connections.feeds.outlookWeb'), text('connections.feeds.outlookWebText')],
    [text('connections.feeds.outlook'), text('connections.feeds.outlookText')],
    [text('connections.feeds.apple'), text('connections.feeds.appleText')],
  ] as const;
  return (
    <Card title={text('connections.feeds.howTo')}>
      <div className="-mx-2 flex flex-col">
        {programs.map(([program, steps]) => (
          <Disclosure key={program} title={program}>
            <p className="px-2 pb-3 text-ink-muted">{steps}</p>
          </Disclosure>
        ))}
      </div>
      <ul className="mt-3 flex list-disc flex-col gap-2 border-t border-line ps-5 pt-4 text-sm text-ink-muted">
        <li>{text('connections.feeds.reach')}</li>
        <li>{text('connections.feeds.busy')}</li>
        <li>{text('connections.feeds.secret')}</li>
      </ul>
    </Card>
  );
}
