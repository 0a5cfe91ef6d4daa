import type { ChatText } from './chat-text.ts';

/** Slack's limits, in characters: of a header, of a section, of the text that notifications show. */
const limits = { header: 150, section: 3000, text: 3000 } as const;
/** Slack allows 50 blocks. */
const mostSections = 40;

/** A message for a webhook of Slack. Its text is shown in notifications, its blocks in the channel. */
export function slackMessage({ heading, lines, note, link }: ChatText): object {
  const all = [...lines.map((line) => `• ${line}`), ...(note === undefined ? [] : [note])].map(escaped);
  const text = [escaped(heading), ...all].join('\n');
  return {
    text: shortened(text, limits.text),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: shortened(heading, limits.header), emoji: false } },
      ...sectionsOf(all)
        .slice(0, mostSections)
        .map((section) => ({ type: 'section', text: { type: 'mrkdwn', text: section, verbatim: true } })),
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: `<${link.url}|${escaped(link.text)}>`, verbatim: true }],
      },
    ],
  };
}

/** The lines in as few sections as possible. */
function sectionsOf(lines: readonly string[]): string[] {
  const sections: string[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    const added = last === undefined ? line : `${last}\n${line}`;
    if (last !== undefined && added.length <= limits.section) sections[sections.length - 1] = added;
    else sections.push(shortened(line, limits.section));
  }
  return sections;
}

/** The three characters with which Slack marks links, mentions and entities. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function shortened(text: string, most: number): string {
  // A cut entity would show its letters.
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/&[a-z]*$/, '')}…`;
}
