import type { Mail } from './mail.ts';

export interface MailContent {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** A button that leads into the application. */
  action?: { label: string; url: string };
  /** Small print under the button. */
  closing?: readonly string[];
  companyName: string;
}

/** Writes a mail in the layout that all mails share, as text and as HTML; everything given is plain text. */
export function composeMail(content: MailContent): Mail {
  const { to, subject } = content;
  return { to, subject: subject.replaceAll(/\s+/g, ' '), text: asText(content), html: asHtml(content) };
}

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function asText({ paragraphs, action, closing = [], companyName }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [...paragraphs, ...link, ...closing, `Almanac · ${companyName}`].join('\n\n').concat('\n');
}

function asHtml({ subject, paragraphs, action, closing = [], companyName }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;line-height:1.5">
<div style="max-width:32rem;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">Almanac · ${escapeHtml(companyName)}</p>
${paragraphs.map((text) => paragraph(text, 'margin:0 0 16px')).join('\n')}
${action ? button(action) : ''}
${closing.map((text) => paragraph(text, 'margin:0 0 8px;font-size:14px;opacity:.75')).join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#3730a3;color:#ffffff;text-decoration:none;font-weight:600';
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}
