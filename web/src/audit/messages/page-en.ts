import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

/** The audit log page with its filters. */
export const en = {
  'audit.page.title': 'Audit Log',
  'audit.page.entries': 'Entries',
  'audit.page.notLoaded': "Couldn't load the audit log",
  'audit.page.loading': 'Loading the audit log',
  'audit.page.count': ({ count }: { count: number }, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} entry`, other: `${number} entries` });
  },
  'audit.page.none': 'No entries',
  'audit.page.noneMatch': 'No changes match your filters.',
  'audit.page.noneYet': 'There are no changes yet.',
  'audit.page.pages': 'entries',
  'audit.page.filter': 'Filter the audit log',
  'audit.page.search': 'Search',
  'audit.page.searchHint': 'Search actions and people…',
  'audit.page.record': 'Record',
  'audit.page.allRecords': 'All Records',
  'audit.page.show': 'Show',
  'audit.page.changes': 'Changes only',
  'audit.page.views': 'Views only',
  'audit.page.everything': 'Changes and views',
  'audit.page.from': 'From',
  'audit.page.to': 'To',
  'audit.page.everyone': 'Everyone',
  'audit.page.affectedPerson': 'Affected person',
  'audit.page.doneBy': 'Done by',
  'audit.page.kind': 'Kind of Action',
  'audit.page.allActions': 'All Actions',
};
