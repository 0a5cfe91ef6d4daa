import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Reasoned {
  reason: string;
}

interface Names {
  names: readonly string[];
}

export const en = {
  'platform.changed': ({ label, now, before }: { label: string; now: string; before: string }) =>
    `${label}: ${now}, was ${before}`,
  'platform.changedMeanwhile': 'Someone else has changed this',
  'platform.changedMeanwhileHint':
    'Nothing was saved, and your input is still here. You can save your changes on top.',
  'platform.delete': 'Delete',
  'platform.deleting': 'Deleting...',
  'platform.failed': ({ title, reason }: Reasoned & { title: string }) => `${title}: ${reason}`,
  'platform.failedBecause': ({ title, reason }: Reasoned & { title: string }) => `${title}. ${reason}`,
  'platform.fileNotFetched': 'The file could not be fetched',
  'platform.found': ({ counted }: { counted: string }) => `${counted} found`,
  'platform.helpAbout': ({ topic }: { topic: string }) => `Help: ${topic}`,
  'platform.helpLoading': 'Loading the help',
  'platform.helpMoved': 'This part of the help has moved.',
  'platform.helpNotLoaded': "Couldn't load the help",
  'platform.helpPageDailyTasks': 'Daily Tasks',
  'platform.helpPageGlossary': 'Glossary',
  'platform.helpPageLeave': 'Setting Up Leave',
  'platform.httpStatus': ({ status, text }: { status: number; text: string }) => `HTTP ${status}: ${text}`,
  'platform.invalidAnswer': 'Invalid JSON response',
  'platform.mailboxNotOpen': 'The local mailbox opens only on the machine on which Almanac runs.',
  'platform.names': ({ names }: Names, texts: Texts) => formatList(names, texts.locale, 'plain'),
  'platform.namesAndMore': ({ names, more }: Names & { more: number }, texts: Texts) =>
    `${formatList(names, texts.locale, 'plain')} and ${more} more`,
  'platform.networkError': 'Network error - please check your connection',
  'platform.newTab': '(new tab)',
  'platform.noReply': 'No reply yet',
  'platform.noReplyChecking': ({ reason }: Reasoned) => `${reason}. Checking whether it went through…`,
  'platform.noReplyUnknown': ({ reason }: Reasoned) =>
    `${reason}. It is not known whether this was done. Try again: it will not be done twice.`,
  'platform.nothing': 'nothing',
  'platform.openInHelp': 'Open in Help',
  'platform.pageForbidden': "You don't have permission to see this page.",
  'platform.saveOnTop': 'Save on top',
  'platform.showing': ({ shown, counted }: { shown: number; counted: string }) =>
    `Showing ${shown} of ${counted}`,
  'platform.stillWaiting': ({ reason }: Reasoned) => `${reason}. Still waiting…`,
  'platform.takeNewValues': 'Use the new values',
  'platform.themeDark': 'Dark',
  'platform.themeLight': 'Light',
  'platform.themeSystem': 'System',
  'platform.timeout': 'Request timeout',
  'platform.unexpected': 'An unexpected error occurred',
};
