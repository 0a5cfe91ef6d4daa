/** A phrase to avoid and its replacement. A space in the pattern matches any white space. */
interface Phrase {
  wrong: string;
  instead: string;
}

const people = 'the caller, the viewer, the requester';

/** Patterns match whole words in any case. */
export const phrases: readonly Phrase[] = [
  { wrong: 'told', instead: 'returned (of answers), notified (of people)' },
  { wrong: 'tells(?! apart)|tell of', instead: 'returns, notifies, shows' },
  { wrong: '(?:is|are|was|were) said', instead: 'is stated, is shown' },
  { wrong: '(?:is|are|was|were) asked for', instead: 'is requested' },
  { wrong: "whoever|whomever|whosoever|anybody who|who(?:'s| is) asking", instead: people },
  { wrong: 'who asks(?! to| for)', instead: people },
  { wrong: '(?:some|any|every)body(?! of)', instead: 'someone, anyone, everyone' },
  { wrong: 'nobody', instead: 'no one' },
  { wrong: 'of whom', instead: 'name the owner' },
  {
    wrong: '(?:takes?|taken|took|taking) (?:it |them |that |this )?back',
    instead: 'rolled back, undone, withdrawn',
  },
  { wrong: 'anew', instead: 'again' },
  { wrong: 'ask(?:s|ed|ing)? (?:for )?(?:it |them )?again', instead: 'refetched, retried' },
  { wrong: '(?:brings?|brought|bringing) (?:it |them )?along', instead: 'bundled' },
  { wrong: 'made of', instead: 'built from' },
  {
    wrong: '(?:in|of|at|for|within) (?:one|a) turn|(?:have|has) (?:their|its) turn',
    instead: 'tick, request, round trip',
  },
  { wrong: 'judg(?:e|es|ed|ing)|weigh(?:s|ed)?', instead: 'check, validate, decide' },
  { wrong: 'kept answers?', instead: 'cached response' },
  { wrong: '(?:is|are|was|were|be|been) held to', instead: 'must match' },
  { wrong: 'in force', instead: 'effective' },
  { wrong: 'from (?:a|that|this|which) day on|holds? from', instead: 'effective from' },
  { wrong: 'sight', instead: 'visibility, visible' },
  { wrong: 'lapse[sd]?|lapsing', instead: 'expire' },
  { wrong: 'undecided|not decided|not yet decided', instead: 'pending' },
  {
    wrong: 'nothing where|(?:nothing|none|no one|anyone|everywhere) but|(?<!all )but for',
    instead: 'only, except, unless',
  },
  { wrong: 'for nothing', instead: 'null, in vain, no value' },
  { wrong: 'in the midst of|to be had', instead: 'within, available' },
  { wrong: 'as far as', instead: 'only, except, unless' },
  { wrong: 'come[sd]? to be|came to be', instead: 'becomes, is created' },
  { wrong: 'stands? at once', instead: 'is approved at once' },
  { wrong: 'goes on by itself', instead: 'continues, does not delay' },
  { wrong: 'hands? (?:it |them )?back|handed back', instead: 'returns' },
  { wrong: 'is nothing(?= to| in| of)', instead: 'say the positive case' },
];

/** Accepted phrases as `path: phrase`, with reasons. The test fails for an entry that is no longer needed. */
export const exceptions: Readonly<Record<string, string>> = {};
