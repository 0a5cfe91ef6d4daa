import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'mails.title': 'E-Mails',
  'mails.subtitle': 'Wartende und fehlgeschlagene E-Mails. Gesendete werden nicht gespeichert.',
  'mails.filter': 'E-Mails filtern',
  'mails.state': 'Status',
  'mails.all': 'Alle E-Mails',
  'mails.waiting': 'Wartend',
  'mails.failed': 'Fehlgeschlagen',
  'mails.notLoaded': 'Die E-Mails konnten nicht geladen werden',
  'mails.loading': 'Die E-Mails werden geladen',
  'mails.counts': ({ waiting, failed }) => `${waiting} wartend, ${failed} fehlgeschlagen`,
  'mails.pages': 'E-Mails',
  'mails.kept':
    'Fehlgeschlagene E-Mails werden nach 30 Tagen gelöscht, oder 7 Tage nachdem die Administration sie hier gesehen hat.',
  'mails.outage': 'Im Moment werden keine E-Mails gesendet',
  'mails.detail': ({ detail }) => `Einzelheiten: ${detail}`,
  'mails.waitingSince': ({ since }) =>
    `E-Mails warten seit ${since}. Nichts geht verloren: Almanac versucht es alle 15 Sekunden erneut und sendet alles, sobald es möglich ist. Nach dreieinhalb Tagen wird es nicht weiter versucht, bei Anmeldelinks nach 15 Minuten.`,
  'mails.checkServer': 'Prüfen Sie, ob der Mailserver läuft und ob SMTP_URL und MAIL_FROM stimmen.',
  'mails.noneFailed': 'Keine fehlgeschlagenen E-Mails',
  'mails.noneWaiting': 'Keine wartenden E-Mails',
  'mails.allSent': 'Alle E-Mails wurden gesendet',
  'mails.inMailbox': ({ mailbox }) => `Es ist kein Mailserver eingerichtet; E-Mails liegen im ${mailbox}.`,
  'mails.mailbox': 'lokalen Postfach',
  'mails.noneHint': 'Hier steht, was der Mailserver nicht annimmt, und warum.',
  'mails.mail': 'E-Mail',
  'mails.since': 'Seit',
  'mails.tries': 'Versuche',
  'mails.actions': 'Aktionen',
  'mails.to': ({ address }) => `An ${address}`,
  'mails.toNamed': ({ name, address }) => `An ${name}, ${address}`,
  'mails.linkNotSentAgain':
    'Anmeldelinks werden nicht erneut gesendet; die Person kann selbst einen neuen anfordern.',
  'mails.noTries': 'Noch keine',
  'mails.triesSoFar': ({ tries }) =>
    plural('de', tries, { one: `${tries} Versuch`, other: `${tries} Versuche` }),
  'mails.beingSent': 'Wird gesendet',
  'mails.nextTry': ({ at }) => `Nächster: ${at}`,
  'mails.onItsWayAgain': 'Die E-Mail wird erneut gesendet',
  'mails.notSentAgain': 'Die E-Mail konnte nicht erneut gesendet werden',
  'mails.sendAgain': 'Erneut senden',
  'mails.sendAgainTo': ({ name, subject }) => `Erneut an ${name} senden: ${subject}`,
  'mails.sending': 'Wird gesendet …',
  'mails.sendTest': 'Test-E-Mail senden',
  'mails.testNotSent': 'Die Test-E-Mail wurde nicht gesendet',
  'mails.testInMailbox': 'Test-E-Mail im lokalen Postfach',
  'mails.noMailServer':
    'Es ist kein Mailserver eingerichtet: Dazu müssen auf dem Server SMTP_URL und MAIL_FROM gesetzt sein.',
  'mails.testAccepted': 'Der Mailserver hat die Test-E-Mail angenommen',
  'mails.checkArrival': ({ address }) => `Prüfen Sie, ob sie bei ${address} ankommt, und nicht im Spam.`,
} satisfies Catalogue<typeof en>;
