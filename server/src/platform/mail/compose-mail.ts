import { escapeHtml } from '../language/html.ts';
import type { Mail } from './mail.ts';
import { unlinkedText } from './unlinked-text.ts';

export interface MailFact {
  term: string;
  text: string;
}

interface MailAction {
  label: string;
  url: string;
}

export interface MailContent {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Key facts above the button. */
  facts?: readonly MailFact[] | undefined;
  /** A button linking to the application. */
  action?: MailAction;
  /** Several buttons, one per line. */
  actions?: readonly MailAction[];
  /** Small print below the button. */
  closing?: readonly string[];
  companyName: string;
}

/**
 * Composes a mail in the common layout, as text and HTML. All input is plain text, and no name in it becomes a link.
 */
export function composeMail(given: MailContent): Mail {
  const content = withoutLinks(given);
  const { to, subject } = content;
  return { to, subject: subject.replaceAll(/\s+/g, ' '), text: asText(content), html: asHtml(content) };
}

function withoutLinks({
  subject,
  paragraphs,
  facts,
  closing,
  companyName,
  ...others
}: MailContent): MailContent {
  return {
    ...others,
    subject: unlinkedText(subject),
    paragraphs: paragraphs.map(unlinkedText),
    facts: facts?.map(({ term, text }) => ({ term, text: unlinkedText(text) })),
    ...(closing && { closing: closing.map(unlinkedText) }),
    companyName: unlinkedText(companyName),
  };
}

function asText({ paragraphs, facts = [], closing = [], companyName, ...content }: MailContent): string {
  const links = actionsOf(content).map(({ label, url }) => `${label}:\n${url}`);
  const known = facts.length > 0 ? [facts.map(({ term, text }) => `${term}: ${text}`).join('\n')] : [];
  return [...paragraphs, ...known, ...links, ...closing, `Almanac · ${companyName}`]
    .join('\n\n')
    .concat('\n');
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

function actionsOf({ action, actions = [] }: Pick<MailContent, 'action' | 'actions'>): readonly MailAction[] {
  return action ? [action, ...actions] : actions;
}

function asHtml({
  subject,
  paragraphs,
  facts = [],
  closing = [],
  companyName,
  ...content
}: MailContent): string {
  const { page, card, line, ink, quiet, accent } = colours;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:${page};color:${ink};font-family:system-ui,-apple-system,'Segoe UI',sans-serif;line-height:1.5">
<div style="max-width:32rem;margin:0 auto;padding:24px;background:${card};border:1px solid ${line};border-top:4px solid ${accent};border-radius:8px">
<p style="margin:0 0 24px;font-weight:600;color:${accent}">Almanac · ${escapeHtml(companyName)}</p>
${paragraphs.map((text) => paragraph(text, 'margin:0 0 16px')).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
${actionsOf(content).map(button).join('\n')}
${closing.map((text) => paragraph(text, `margin:0 0 8px;font-size:14px;color:${quiet}`)).join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function factTable(facts: readonly MailFact[]): string {
  const rows = facts.map(
    ({ term, text }) =>
      `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;font-weight:400;color:${colours.quiet};vertical-align:top">${escapeHtml(term)}</th><td style="padding:4px 0;font-weight:600">${escapeHtml(text)}</td></tr>`,
  );
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

function button({ label, url }: MailAction): string {
  const style = `display:inline-block;padding:10px 20px;border-radius:6px;background:${colours.accent};color:${colours.onAccent};text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}
