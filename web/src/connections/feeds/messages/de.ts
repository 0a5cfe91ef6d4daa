import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'connections.feeds.title': 'Kalender-Feeds',
  'connections.feeds.hint': 'Ihr Kalenderprogramm ruft sie selbst ab.',
  'connections.feeds.add': 'Feed hinzufügen',
  'connections.feeds.adding': 'Wird hinzugefügt …',
  'connections.feeds.added': 'Feed hinzugefügt',
  'connections.feeds.notAdded': 'Der Feed wurde nicht hinzugefügt',
  'connections.feeds.none': 'Noch keine Feeds',
  'connections.feeds.noneHint':
    'Fügen Sie einen hinzu, um Abwesenheiten in Google Kalender, Outlook oder Apple Kalender zu sehen.',
  'connections.feeds.loading': 'Ihre Kalender-Feeds werden geladen',
  'connections.feeds.notLoaded': 'Ihre Kalender-Feeds konnten nicht geladen werden',
  'connections.feeds.kind': 'Zeigt',
  'connections.feeds.kindMine': 'Meine Abwesenheiten',
  'connections.feeds.kindAway': 'Wer abwesend ist',
  'connections.feeds.awayOfLabel': ({ group }) => `Wer abwesend ist: ${group}`,
  'connections.feeds.goneGroup': 'eine Gruppe, die Sie nicht mehr sehen',
  'connections.feeds.group': 'Personen',
  'connections.feeds.everyone': 'Alle, die ich sehe',
  'connections.feeds.department': 'Abteilung',
  'connections.feeds.teamOf': ({ team, department }) => `${team} (${department})`,
  'connections.feeds.lastFetched': ({ when }) => `Zuletzt abgerufen ${when}`,
  'connections.feeds.lastFetchedBy': ({ when, client }) => `Zuletzt abgerufen ${when} von ${client}`,
  'connections.feeds.neverFetched': 'Noch nicht abgerufen',
  'connections.feeds.createdOn': ({ when }) => `Hinzugefügt ${when}`,
  'connections.feeds.end': 'Beenden',
  'connections.feeds.endNamed': ({ what }) => `Feed beenden: ${what}`,
  'connections.feeds.endTitle': 'Feed beenden',
  'connections.feeds.endQuestion':
    'Kalender mit diesem Feed verlieren seine Termine. Sie können jederzeit einen neuen Feed hinzufügen.',
  'connections.feeds.ending': 'Wird beendet …',
  'connections.feeds.ended': 'Feed beendet',
  'connections.feeds.keep': 'Feed behalten',
  'connections.feeds.created': 'Feed zum Kalender hinzufügen',
  'connections.feeds.addressHint':
    'Die Adresse ist geheim und wird nur jetzt angezeigt: Wer sie hat, kann den Feed lesen.',
  'connections.feeds.address': 'Adresse',
  'connections.feeds.copy': 'Adresse kopieren',
  'connections.feeds.copied': 'Adresse kopiert',
  'connections.feeds.notCopied':
    'Dieser Browser kopiert nicht. Die Adresse ist markiert: Drücken Sie Strg C.',
  'connections.feeds.open': 'In Kalender-App öffnen',
  'connections.feeds.done': 'Fertig',
  'connections.feeds.howTo': 'So fügen Sie einen Feed hinzu',
  'connections.feeds.google': 'Google Kalender',
  'connections.feeds.googleText':
    'Wählen Sie am Computer „Weitere Kalender“, dann „Per URL“, und fügen Sie die Adresse ein. Google aktualisiert alle 8 bis 24 Stunden.',
  'connections.feeds.outlookWeb': 'Outlook im Web',
  'connections.feeds.outlookWebText':
    'Wählen Sie „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“, und fügen Sie die Adresse ein. Aktualisiert wird alle 3 bis 24 Stunden.',
  'connections.feeds.outlook': 'Outlook am Computer',
  'connections.feeds.outlookText':
    'Wählen Sie „Kalender hinzufügen“, dann „Aus dem Internet“, und fügen Sie die Adresse ein. Aktualisiert wird etwa stündlich.',
  'connections.feeds.apple': 'Apple Kalender',
  'connections.feeds.appleText':
    'Drücken Sie „In Kalender-App öffnen“, oder wählen Sie „Neues Kalenderabonnement“ und fügen Sie die Adresse ein. Wie oft aktualisiert wird, wählen Sie.',
  'connections.feeds.reach':
    'Google und Outlook im Web lesen nur Feeds von Servern, die sie aus dem Internet erreichen.',
  'connections.feeds.busy':
    'Ein Feed zeigt Abwesenheiten, belegt die Zeit aber nicht, wenn andere einen Termin planen. Einladungen tun das.',
  'connections.feeds.secret':
    'Wer die Adresse hat, kann den Feed lesen. Ist sie in falsche Hände geraten, beenden Sie den Feed und fügen Sie einen neuen hinzu.',
  'connections.feeds.allTitle': 'Kalender-Feeds aller',
  'connections.feeds.allHint': 'Jeder zeigt nur, was die Person sehen darf.',
  'connections.feeds.allNotLoaded': 'Die Kalender-Feeds konnten nicht geladen werden',
  'connections.feeds.allLoading': 'Kalender-Feeds werden geladen',
  'connections.feeds.owner': 'Person',
  'connections.feeds.ownTimeOff': 'Eigene Abwesenheiten',
  'connections.feeds.lastFetch': 'Zuletzt abgerufen',
  'connections.feeds.actions': 'Aktionen',
  'connections.feeds.endOfPerson': ({ name }) =>
    `Ein Feed von ${name} endet sofort. Es kann ein neuer hinzugefügt werden.`,
  'connections.feeds.endOfPersonNamed': ({ name }) => `Einen Feed von ${name} beenden`,
} satisfies Catalogue<typeof en>;
