import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { helpIndexQuery } from '../../platform/help/help-content.ts';
import { helpPath } from '../../platform/help/help-pages.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { text as platformText } from '../../platform/messages/text.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { HelpFrame, isMain } from './help-frame.tsx';
import { text } from './messages/text.ts';
import { visibleHelpPages } from './visible-pages.ts';

/** The list of the help pages with their sections. */
export function HelpOverview() {
  const viewer = useViewer();
  return (
    <HelpFrame header={<PageHeader title={text('shell.help.title')} />}>
      <Loaded
        query={useQuery(helpIndexQuery)}
        failure={platformText('platform.helpNotLoaded')}
        skeleton={<SkeletonList label={platformText('platform.helpLoading')} rows={6} />}
      >
        {(entries) =>
          visibleHelpPages(viewer).map(({ id, title }) => (
            <Card
              key={id}
              title={
                <Link to={helpPath(id)} className="rounded-md hover:underline">
                  {title}
                </Link>
              }
            >
              <ul className="columns-2 gap-6 max-sm:columns-1">
                {entries.filter(isMain(id)).map((entry) => (
                  <li key={entry.id} className="break-inside-avoid">
                    <Link
                      to={helpPath(id, entry.id)}
                      className="flex min-h-8 items-center rounded-md text-accent-text underline-offset-2 hover:underline max-md:min-h-11"
                    >
                      {entry.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          ))
        }
      </Loaded>
    </HelpFrame>
  );
}
