import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'connections.emailDecisions.tokenExpected':
    'Dieser Link ist unvollständig. Öffnen Sie ihn erneut aus der E-Mail.',
  'connections.emailDecisions.reason': 'Begründung',
  'connections.emailDecisions.link': 'Link',
  'connections.emailDecisions.switchedOff':
    'Ihr Unternehmen erlaubt keine Entscheidungen aus E-Mails mehr. Melden Sie sich an, um zu entscheiden.',
  'connections.emailDecisions.notActive': 'Das Konto, an das dieser Link ging, ist deaktiviert.',
  'connections.emailDecisions.expired': ({ hours }) =>
    plural('de', hours, {
      one: `Dieser Link ist abgelaufen: Er gilt ${hours} Stunde. Melden Sie sich an, um zu entscheiden.`,
      other: `Dieser Link ist abgelaufen: Er gilt ${hours} Stunden. Melden Sie sich an, um zu entscheiden.`,
    }),
  'connections.emailDecisions.used': 'Sie haben mit diesem Link bereits über den Antrag entschieden.',
  'connections.emailDecisions.deleted': 'Dieser Antrag wurde gelöscht.',
  'connections.emailDecisions.notDecider': 'Sie entscheiden nicht mehr über diesen Antrag.',
  'connections.emailDecisions.cancelled': 'Dieser Antrag wurde storniert.',
  'connections.emailDecisions.decided': 'Über diesen Antrag wurde bereits entschieden.',
  'connections.emailDecisions.changed':
    'Dieser Antrag wurde nach dem Versand der E-Mail geändert. Melden Sie sich an, um ihn in der aktuellen Fassung zu sehen.',
  'connections.emailDecisions.nothingToUndo':
    'Mit diesem Link wurde nichts entschieden, was rückgängig gemacht werden könnte.',
  'connections.emailDecisions.forOther': ({ name }) =>
    `Dieser Link ist für ${name}. Melden Sie sich zuerst ab oder öffnen Sie ihn in einem anderen Browser.`,
  'connections.emailDecisions.tooMany': 'Zu viele unbekannte Links.',
} satisfies Catalogue<typeof en>;
