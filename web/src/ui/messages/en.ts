import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Labelled {
  label: string;
}

export const en = {
  'ui.all': 'All',
  'ui.balance': 'Balance',
  'ui.cancel': 'Cancel',
  'ui.clearField': ({ label }: Labelled) => `Clear ${label}`,
  'ui.clearFilters': 'Clear Filters',
  'ui.close': 'Close',
  'ui.done': 'Done',
  'ui.filter': 'Filter',
  'ui.found': 'Results',
  'ui.list': ({ label, items }: Labelled & { items: readonly string[] }, texts: Texts) =>
    `${label}: ${formatList(items, texts.locale, 'plain')}`,
  'ui.loadingForm': 'Loading the form',
  'ui.loadingTab': 'Loading the tab',
  'ui.markedDay': ({ day, mark }: { day: string; mark: string }) => `${day}, ${mark}`,
  'ui.moreFilters': 'More Filters',
  'ui.named': ({ label, name }: Labelled & { name: string }) => `${label}: ${name}`,
  'ui.next': 'Next',
  'ui.noOption': 'No option found.',
  'ui.noOptionYet': 'Nothing to choose from yet.',
  'ui.notifications': 'Notifications',
  'ui.pageOf': ({ page, total }: { page: number; total: number }) => `Showing page ${page} of ${total}`,
  'ui.pages': ({ label }: Labelled) => `Pages: ${label}`,
  'ui.partNotLoaded': "Couldn't load this part.",
  'ui.pending': ({ label }: Labelled) => `${label}…`,
  'ui.previous': 'Previous',
  'ui.retry': 'Retry',
  'ui.search': 'Type to search',
  'ui.searchIn': ({ label }: Labelled) => `Search: ${label}`,
  'ui.searching': 'Searching…',
  'ui.segment': ({ amount, label }: Labelled & { amount: string }) => `${amount} ${label}`,
  'ui.selectItem': 'Select an item',
  'ui.skipToContent': 'Skip to content',
  'ui.statementAmount': ({ unit }: { unit: string }) => `Amount (${unit})`,
  'ui.statementDate': 'Date',
  'ui.statementWhat': 'What',
  'ui.tooLong': ({ most }: { most: number }) => `Please use at most ${most} characters`,
  'ui.tooltips': 'Tooltips',
  'ui.waiting': ({ shown }: { count: number; shown: string }) => `, ${shown} waiting`,
  'ui.yearUnfinished': 'Enter a year from 1900 to 2199',
};
