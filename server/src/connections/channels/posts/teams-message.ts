import type { ChatText } from './chat-text.ts';

/** Teams refuses messages of more than 28 kB. */
const mostBytes = 24_000;

/** A message with an Adaptive Card for a workflow of Microsoft Teams. */
export function teamsMessage({ heading, lines, note, link, isRightToLeft }: ChatText): object {
  const title = { type: 'TextBlock', text: escaped(heading), weight: 'Bolder', size: 'Medium', wrap: true };
  const body: object[] = [title];
  let bytes = 0;
  for (const line of [...lines, ...(note === undefined ? [] : [note])]) {
    const block = { type: 'TextBlock', text: escaped(line), wrap: true, spacing: 'Small' };
    bytes += Buffer.byteLength(JSON.stringify(block));
    if (bytes > mostBytes) break;
    body.push(block);
  }
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          ...(isRightToLeft && { rtl: true }),
          body,
          actions: [{ type: 'Action.OpenUrl', title: link.text, url: link.url }],
        },
      },
    ],
  };
}

/** Text blocks are Markdown, in which each of these characters can mean something. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]()#<>|~!]/g, (character) => `\\${character}`)
    .replace(/^([-+]|\d+[.)])/, (beginning) => `\\${beginning}`);
}
