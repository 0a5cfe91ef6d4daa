import { text } from '../messages/text.ts';
import type { HelpAddress, HelpPageId } from './help-pages.ts';

/** The name of a help page. */
export function helpPageName(page: HelpPageId): string {
  switch (page) {
    case 'daily-tasks':
      return text('platform.helpPageDailyTasks');
    case 'connecting':
      return text('platform.helpPageConnecting');
    case 'setting-up-leave':
      return text('platform.helpPageLeave');
    case 'payroll':
      return text('platform.helpPagePayroll');
    case 'glossary':
      return text('platform.helpPageGlossary');
  }
}

/** The title of an address before its page is loaded: its anchor in words. */
export function topicTitle(at: HelpAddress): string {
  const words = at.replace(/^.*#/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
