import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { ChatText } from './chat-text.ts';
import { slackMessage } from './slack-message.ts';
import { teamsMessage } from './teams-message.ts';

// Its module can only be loaded by bundlers.
const cards: typeof import('adaptivecards') = createRequire(import.meta.url)(
  'adaptivecards/dist/adaptivecards.js',
);

const link = { text: 'See who is away', url: 'https://almanac.example.com/away' };
const plain: ChatText = { heading: 'Away today', lines: [], link, isRightToLeft: false };
const hostile = [
  '<!channel> <@U123> <https://evil.example|click> & "x"',
  '[click](https://evil.example) **bold** _it_ `code` # title ![x](y)',
  '- list',
  '1. list',
  '{{DATE(2026-08-03T00:00:00Z, SHORT)}}',
  '\\[x\\](y)',
  '𝕏'.repeat(200),
  'عبد الرحمن بن عبد العزيز',
];
/** The most people, each with the longest name. */
const largest = Array.from(
  { length: 40 },
  (_, index) => `${index} ${'&<>*'.repeat(40)}: Away, Mon 3 to Fri 7 Aug 2026`,
);

interface SlackMessage {
  text: string;
  blocks: { type: string; text?: { type: string; text: string }; elements?: { text: string }[] }[];
}

test.each([[[]], [hostile], [largest]])('a message for Slack keeps to its limits and is escaped', (lines) => {
  const message = slackMessage({ ...plain, lines, note: 'No one & nothing' }) as SlackMessage;
  expect(message.blocks.length).toBeLessThanOrEqual(50);
  expect(message.text.length).toBeLessThanOrEqual(3000);
  const texts = [message.text];
  for (const { type, text } of message.blocks) {
    if (!text) continue;
    expect(text.text.length).toBeGreaterThan(0);
    expect(text.text.length).toBeLessThanOrEqual(type === 'header' ? 150 : 3000);
    if (text.type === 'mrkdwn') texts.push(text.text);
  }
  for (const text of texts) {
    expect(text).not.toMatch(/[<>]/);
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;)/);
  }
  const whole = message.blocks.map(({ text }) => text?.text).join('\n');
  for (const line of lines) {
    expect(whole).toContain(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  }
  expect(message.blocks.at(-1)?.elements?.[0]?.text).toBe(`<${link.url}|${link.text}>`);
});

interface TeamsMessage {
  type: string;
  attachments: {
    contentType: string;
    content: { version: string; rtl?: boolean; body: { text: string }[] };
  }[];
}

/** The text that a Markdown reader shows, without markup; undefined if it shows any. */
function shownAs(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_{}[\]()#<>|~!+\-.\d])/g, '$1');
}

test.each([[[]], [hostile], [largest]])('a card for Teams is valid, small enough and escaped', (lines) => {
  const message = teamsMessage({ ...plain, lines }) as TeamsMessage;
  expect(message.type).toBe('message');
  const [attachment] = message.attachments;
  expect(attachment?.contentType).toBe('application/vnd.microsoft.card.adaptive');
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(28_000);
  const card = new cards.AdaptiveCard();
  const context = new cards.SerializationContext(cards.Versions.v1_4);
  card.parse(attachment?.content, context);
  expect(context.eventCount).toBe(0);
  expect(card.validateProperties().validationEvents).toEqual([]);
  expect(card.version.toString()).toBe('1.4');
  expect(card.getItemCount()).toBe(attachment?.content.body.length);
  const [heading, ...blocks] = attachment?.content.body ?? [];
  expect(heading?.text).toBe('Away today');
  expect(blocks.map(({ text }) => shownAs(text))).toEqual(lines.slice(0, blocks.length));
  expect(blocks.length).toBeGreaterThanOrEqual(Math.min(lines.length, 25));
  for (const { text } of blocks) {
    // Whatever could be markup has a backslash before it.
    expect(text.replaceAll(/\\[\s\S]/g, '')).not.toMatch(/[\\`*_{}[\]()#<>|~!]/);
    expect(text).not.toMatch(/^([-+]|\d+[.)])/);
  }
});

test('a card in Arabic is set from right to left', () => {
  const { attachments } = teamsMessage({ ...plain, isRightToLeft: true }) as TeamsMessage;
  expect(attachments[0]?.content.rtl).toBe(true);
});
