import { directionOf } from '@almanac/domain/language/language';
import type { Message, Texts } from '@almanac/domain/language/message';
import { escapeHtml, languageAttributes } from '../language/html.ts';
import type { Mail } from './mail.ts';
import { mailMessage } from './messages/message.ts';
import { unlinkedText } from './unlinked-text.ts';

export interface MailFact {
  term: Message;
  text: Message;
}

interface MailAction {
  label: Message;
  url: string;
}

export interface MailContent {
  to: string;
  /** The recipient's name, for the greeting; may be empty. */
  name: string;
  subject: Message;
  /** The first one is also the preview that mail programs show beside the subject. */
  paragraphs: readonly Message[];
  /** Key facts above the button. */
  facts?: readonly MailFact[] | undefined;
  /** A button linking to the application. */
  action?: MailAction;
  /** Several buttons, one per line. */
  actions?: readonly MailAction[];
  /** Small print below the button. */
  closing?: readonly Message[];
  companyName: string;
}

/** A mail in its reader's language, still as plain text. */
interface Worded {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly { term: string; text: string; line: string }[];
  actions: readonly { label: string; line: string; url: string }[];
  closing: readonly string[];
  footer: string;
}

/**
 * Composes a mail in the common layout and the language of the texts, as text and HTML. No name in it becomes a link.
 */
export function composeMail({ to, ...content }: MailContent, texts: Texts): Mail {
  const worded = wordedIn(texts, content);
  return { to, subject: worded.subject, text: asText(worded), html: asHtml(worded, texts) };
}

function wordedIn(
  texts: Texts,
  {
    name,
    subject,
    paragraphs,
    facts = [],
    action,
    actions = [],
    closing = [],
    companyName,
  }: Omit<MailContent, 'to'>,
): Worded {
  const worded = (message: Message) => unlinkedText(texts.text(message));
  return {
    subject: worded(subject).replaceAll(/\s+/g, ' '),
    greeting: worded(mailMessage('mail.greeting', { name })),
    paragraphs: paragraphs.map(worded),
    facts: facts.map(({ term, text }) => ({
      term: texts.text(term),
      text: worded(text),
      line: worded(mailMessage('mail.fact', { term, fact: text })),
    })),
    actions: (action ? [action, ...actions] : actions).map(({ label, url }) => ({
      label: texts.text(label),
      line: texts.text(mailMessage('mail.link', { label })),
      url,
    })),
    closing: closing.map(worded),
    footer: worded(mailMessage('mail.footer', { company: companyName })),
  };
}

function asText({ greeting, paragraphs, facts, actions, closing, footer }: Worded): string {
  const links = actions.map(({ line, url }) => `${line}\n${url}`);
  const known = facts.length > 0 ? [facts.map(({ line }) => line).join('\n')] : [];
  return [greeting, ...paragraphs, ...known, ...links, ...closing, footer].join('\n\n').concat('\n');
}

// Mail programs support neither variables nor most colour notations; these are the product's light colours.
const colours = {
  page: '#faf9f6',
  card: '#fffefe',
  line: '#e2ded8',
  ink: '#221d18',
  quiet: '#565049',
  accent: '#005a62',
  onAccent: '#f9fdfd',
};

function asHtml(
  { subject, greeting, paragraphs, facts, actions, closing, footer }: Worded,
  texts: Texts,
): string {
  const { page, card, line, ink, quiet, accent } = colours;
  const [preview = ''] = paragraphs;
  return `<!doctype html>
<html ${languageAttributes(texts)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:${page};color:${ink};font-family:system-ui,-apple-system,'Segoe UI',sans-serif;line-height:1.5">
<div style="display:none">${escapeHtml(preview)}</div>
<div style="max-width:32rem;margin:0 auto;padding:24px;background:${card};border:1px solid ${line};border-top:4px solid ${accent};border-radius:8px">
<p style="margin:0 0 24px;font-weight:600;color:${accent}">${escapeHtml(footer)}</p>
${[greeting, ...paragraphs].map((text) => paragraph(text, 'margin:0 0 16px')).join('\n')}
${facts.length > 0 ? factTable(facts, texts) : ''}
${actions.map(button).join('\n')}
${closing.map((text) => paragraph(text, `margin:0 0 8px;font-size:14px;color:${quiet}`)).join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function factTable(facts: Worded['facts'], { language }: Texts): string {
  // Mail programs don't know logical properties.
  const start =
    directionOf(language) === 'ltr'
      ? 'padding:4px 16px 4px 0;text-align:left'
      : 'padding:4px 0 4px 16px;text-align:right';
  const rows = facts.map(
    ({ term, text }) =>
      `<tr><th scope="row" style="${start};font-weight:400;color:${colours.quiet};vertical-align:top">${escapeHtml(term)}</th><td style="padding:4px 0;font-weight:600">${escapeHtml(text)}</td></tr>`,
  );
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

function button({ label, url }: Worded['actions'][number]): string {
  const style = `display:inline-block;padding:10px 20px;border-radius:6px;background:${colours.accent};color:${colours.onAccent};text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}
