import { importColumns } from '@almanac/domain/people/import/import-columns';

/** Supported columns of an import file. */
export function ImportHelp() {
  return (
    <>
      <p className="max-w-prose text-ink-muted">
        The first line names the columns, in any order:{' '}
        <code className="text-ink">{importColumns.join(',')}</code>, or as your list calls them in English or
        German. Only <code className="text-ink">email</code> must be there; what the others are taken for is
        shown and can be changed. An address that has an account changes it; an empty cell leaves what is
        there. The <code className="text-ink">status</code> active or deactivated says who may sign in.
        Another employment start changes the days of the leave year, but for totals that were set by hand.
      </p>
      <p className="max-w-prose text-ink-muted">
        Places, leave plans and work schedules are called by their names: a newcomer holds them from the first
        day on, somebody who is there already from today on. What people bring with them of a type stands in a
        column of its own, in days or hours, such as <code className="text-ink">opening VACATION</code>; it is
        added to what their plan grants, and a file that is imported twice adds it once.
      </p>
    </>
  );
}
