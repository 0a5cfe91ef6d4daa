/** Patterns of phrases to avoid in texts of screens and emails; they match whole words in any case. */
export const habits: readonly { wrong: string; instead: string }[] = [
  { wrong: 'who(?:m|so)?ever', instead: 'anyone who, the person' },
  { wrong: '(?:some|no|every|any)body', instead: 'someone, no one, everyone, anyone' },
  { wrong: 'told|tell(?:s|ing)?', instead: 'notified, says, shows' },
  { wrong: 'mail(?:s|ed|ing)?(?! server)', instead: 'email' },
  { wrong: 'laps(?:e|es|ed|ing)', instead: 'expire' },
  { wrong: 'ask(?:s|ed|ing)? for', instead: 'request' },
  { wrong: 'in force', instead: 'effective' },
  { wrong: 'waits? for|wait(?:s|ing)? for (?:a decision|approval)', instead: 'is pending, awaits' },
];

/** Words that Title Case leaves small. */
export const smallWords: ReadonlySet<string> = new Set(
  'a an and as at by for from in into is it nor of off on or over per the through to up was with'.split(' '),
);

/** Keys of titles in sentence case, with reasons. The test fails for an entry that is no longer needed. */
export const exceptions: Readonly<Record<string, string>> = {
  'time-off.recalculations.bannerTitle': 'An alert.',
  'time-off.balances.lapsesTitle': 'An alert.',
  'time-off.closings.balancesTitle': 'A heading of a section.',
  'leave.plans.atYearEndTitle': 'A heading of a section.',
  'leave.types.previewTitle': 'A heading of a section.',
};
