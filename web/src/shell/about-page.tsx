import { useQuery } from '@tanstack/react-query';
import { countText } from '../platform/lists/count-text.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { aboutQuery, licencesAddress, type ShippedPackage } from '../platform/session/about.ts';
import { buttonStyle } from '../ui/button/button-style.ts';
import { Card } from '../ui/card.tsx';
import { Table, type TableColumn } from '../ui/data/table.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

const columns: TableColumn<ShippedPackage>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    id: 'version',
    header: 'Version',
    cell: ({ version }) => <span className="tabular-nums">{version}</span>,
  },
  { id: 'licence', header: 'Licence', cell: ({ licence }) => licence },
  { id: 'place', header: 'Runs', cell: runtimeOf },
];

/** Version, and licences of bundled software. */
export function AboutPage() {
  const query = useQuery(aboutQuery);
  return (
    <>
      <PageHeader title="About Almanac" />
      <Loaded
        query={query}
        failure="Couldn't load the list of components"
        skeleton={<SkeletonList label="Loading what this version is made of" rows={10} />}
      >
        {({ version, packages }) => (
          <>
            <Card title={`Almanac ${version}`}>
              <p className="text-ink-muted">
                Almanac is free software under the MIT licence, and runs on a server of your company.
              </p>
              <p className="mt-2 text-ink-muted">
                The public holidays that it suggests come from the data of{' '}
                <ElsewhereLink href="https://github.com/commenthol/date-holidays">
                  date-holidays
                </ElsewhereLink>
                , which rests on Wikipedia, under{' '}
                <ElsewhereLink href="https://creativecommons.org/licenses/by-sa/3.0/">
                  CC BY-SA 3.0
                </ElsewhereLink>
                .
              </p>
            </Card>
            <Card
              title="Made of"
              subtitle={`${countText(packages.length, 'package')} of others, with thanks`}
              actions={
                <a
                  href={licencesAddress}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonStyle('secondary', 'small')}
                >
                  Read all licences
                </a>
              }
            >
              <Table
                label="Packages"
                columns={columns}
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
  if (isInBrowser && isOnServer) return 'in the browser and on the server';
  return isInBrowser ? 'in the browser' : 'on the server';
}

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
