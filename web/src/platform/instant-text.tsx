import { useCompany } from './company.ts';
import { readerLocale } from './locale.ts';

/** A moment in the company's time zone, as people say it, with its machine form. */
export function InstantText({ instant }: { instant: string }) {
  const { timeZone } = useCompany();
  const format = new Intl.DateTimeFormat(readerLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {format.format(Date.parse(instant))}
    </time>
  );
}
