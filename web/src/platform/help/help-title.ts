import type { HelpAddress } from './help-pages.ts';

/** The title of an address before its page is loaded: its anchor in words. */
export function topicTitle(at: HelpAddress): string {
  const words = at.replace(/^.*#/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
