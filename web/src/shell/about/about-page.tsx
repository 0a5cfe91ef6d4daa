import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { aboutQuery, licencesAddress, type ShippedPackage } from '../../platform/session/about.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { rich, text } from './messages/text.ts';

const columnsOf = (): TableColumn<ShippedPackage>[] => [
  {
    id: 'name',
    header: text('shell.about.name'),
    isRowHeader: true,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    id: 'version',
    header: text('shell.about.version'),
    cell: ({ version }) => <span className="tabular-nums">{version}</span>,
  },
  {
    id: 'licence',
    header: text('shell.about.licence'),
    cell: ({ licence }) => <span translate="no">{licence}</span>,
  },
  { id: 'place', header: text('shell.about.runs'), cell: runtimeOf },
];

/** Version, and licences of bundled software. */
export function AboutPage() {
  const query = useQuery(aboutQuery);
  return (
    <>
      <PageHeader title={text('shell.about.title')} />
      <Loaded
        query={query}
        failure={text('shell.about.notLoaded')}
        skeleton={<SkeletonList label={text('shell.about.loading')} rows={10} />}
      >
        {({ version, packages }) => (
          <>
            <Card title={text('shell.about.product', { version })}>
              <p className="text-ink-muted">{text('shell.about.free')}</p>
              <p className="mt-2 text-ink-muted">
                {rich('shell.about.holidays', {
                  source: (
                    <ElsewhereLink href={holidaySource}>{text('shell.about.holidaySource')}</ElsewhereLink>
                  ),
                  licence: (
                    <ElsewhereLink href={holidayLicence}>{text('shell.about.holidayLicence')}</ElsewhereLink>
                  ),
                })}
              </p>
            </Card>
            <Card
              title={text('shell.about.builtFrom')}
              subtitle={text('shell.about.packagesOfOthers', { count: packages.length })}
              actions={
                <a
                  href={licencesAddress}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonStyle('secondary', 'small')}
                >
                  {text('shell.about.allLicences')}
                </a>
              }
            >
              <Table
                label={text('shell.about.packages')}
                columns={columnsOf()}
                rows={packages}
                rowKey={({ name, version: each }) => `${name} ${each}`}
              />
            </Card>
          </>
        )}
      </Loaded>
    </>
  );
}

function runtimeOf({ isInBrowser, isOnServer }: ShippedPackage): string {
  if (isInBrowser && isOnServer) return text('shell.about.runsInBoth');
  return isInBrowser ? text('shell.about.runsInBrowser') : text('shell.about.runsOnServer');
}

const holidaySource = 'https://github.com/commenthol/date-holidays';
const holidayLicence = 'https://creativecommons.org/licenses/by-sa/3.0/';

function ElsewhereLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="text-accent-text underline underline-offset-2 max-md:inline-block max-md:py-3"
    >
      {children}
    </a>
  );
}
