import type { Message, Texts } from '@almanac/domain/language/message';
import { notFound } from '@almanac/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Database } from '../database/database.ts';
import { sendRefusal } from '../http/errors/error-answer.ts';
import { isLoopbackName } from '../http/origins.ts';
import { escapeHtml, languageAttributes } from '../language/html.ts';
import { httpMessage } from '../language/messages/message.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { mailMessage } from './messages/message.ts';
import { readKeptMails } from './store.ts';

const address = /https?:\/\/[^\s<>"']+/g;

type KeptMail = Awaited<ReturnType<typeof readKeptMails>>[number];

/** Serves the stored mails at `/dev/mailbox`; only for an installation without a mail server. */
export function showMailbox(server: FastifyInstance, database: Database): void {
  server.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) return sendRefusal(request, reply, notFound(httpMessage('http.page')));
    const mails = await readKeptMails(database);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(mails, request.texts));
  });
  server.get('/dev/mailbox.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(mailboxStyle),
  );
}

/**
 * Whether the socket is local and the host name stands only for this machine, as a foreign name leading here would let
 * a foreign page read the links. Forwarded headers are ignored.
 */
function isFromThisMachine({ raw }: FastifyRequest): boolean {
  const { remoteAddress } = raw.socket;
  const { host = '' } = raw.headers;
  const isNear = remoteAddress !== undefined && ipaddr.process(remoteAddress).range() === 'loopback';
  return isNear && URL.canParse(`http://${host}`) && isLoopbackName(new URL(`http://${host}`).hostname);
}

function page(mails: readonly KeptMail[], texts: Texts): string {
  const text = (message: Message) => escapeHtml(texts.text(message));
  return `<!doctype html>
<html ${languageAttributes(texts)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(mailMessage('mail.mailbox.title'))} · Almanac</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<header>
<h1>${text(mailMessage('mail.mailbox.title'))}</h1>
<p>${text(mailMessage('mail.mailbox.about'))} <a href="/dev/mailbox">${text(mailMessage('mail.mailbox.refresh'))}</a> · <a href="/">Almanac</a></p>
</header>
<main>
${mails.length === 0 ? `<p class="empty">${text(mailMessage('mail.mailbox.empty'))}</p>` : mails.map((mail) => article(mail, texts)).join('\n')}
</main>
</body>
</html>
`;
}

function article({ recipient, subject, at, text, calendar }: KeptMail, texts: Texts): string {
  const escaped = escapeHtml(recipient);
  const to = escapeHtml(texts.text(mailMessage('mail.mailbox.to', { address: recipient })));
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p class="envelope">${to.replace(escaped, () => `<strong>${escaped}</strong>`)} · <time datetime="${at.toISOString()}">${timeOf(at)} UTC</time></p>
<pre dir="auto">${linked(text)}</pre>
${calendar === null ? '' : calendarPart(calendar, texts)}</article>`;
}

/** What a calendar program gets with the mail. */
function calendarPart(calendar: string, texts: Texts): string {
  return `<details><summary>${escapeHtml(texts.text(mailMessage('mail.mailbox.calendar')))}</summary><pre dir="ltr">${escapeHtml(calendar)}</pre></details>\n`;
}

function timeOf(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

/** The text with its URLs as links; each part is escaped separately. */
function linked(text: string): string {
  const pieces = text.split(address);
  const links = [...text.matchAll(address)].map(
    ([url]) => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`,
  );
  return pieces.map((piece, index) => escapeHtml(piece) + (links[index] ?? '')).join('');
}
