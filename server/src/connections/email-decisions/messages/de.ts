import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'connections.emails.approve': 'Genehmigen',
  'connections.emails.reject': 'Ablehnen',
  'connections.emails.aboutLinks': ({ hours }) =>
    plural('de', hours, {
      one: `Genehmigen und Ablehnen öffnen eine Seite, auf der Sie bestätigen. Die Links gelten einmal, ${hours} Stunde lang und ohne Anmeldung: Leiten Sie diese E-Mail nicht weiter.`,
      other: `Genehmigen und Ablehnen öffnen eine Seite, auf der Sie bestätigen. Die Links gelten einmal, ${hours} Stunden lang und ohne Anmeldung: Leiten Sie diese E-Mail nicht weiter.`,
    }),
  'connections.emails.approvedSubject': ({ person, what }, texts) =>
    `Von Ihnen genehmigt: ${person}, ${texts.text(what)}`,
  'connections.emails.rejectedSubject': ({ person, what }, texts) =>
    `Von Ihnen abgelehnt: ${person}, ${texts.text(what)}`,
  'connections.emails.approved': ({ person, what }, texts) =>
    `Der Antrag von ${texts.text(person)} wurde mit dem Link aus Ihrer E-Mail genehmigt: ${texts.text(what)}.`,
  'connections.emails.rejected': ({ person, what }, texts) =>
    `Der Antrag von ${texts.text(person)} wurde mit dem Link aus Ihrer E-Mail abgelehnt: ${texts.text(what)}.`,
  'connections.emails.notYou':
    'Wenn Sie das nicht waren, informieren Sie Ihre Administration: Jemand anderes hat Ihre E-Mail.',
} satisfies Catalogue<typeof en>;
