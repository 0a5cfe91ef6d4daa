import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.approvals.user': 'Person',
  'time-off.approvals.request': 'Antrag',
  'time-off.approvals.reason': 'Begründung',
  'time-off.approvals.received': 'Erhalten',
  'time-off.approvals.idsExpected': 'requestIds muss eine Liste von Kennungen sein',
  'time-off.approvals.noneSelected': 'Wählen Sie mindestens einen Antrag',
  'time-off.approvals.tooManySelected': ({ most }) => `Wählen Sie höchstens ${most} Anträge`,
  'time-off.approvals.onlyHr': 'Über diesen Antrag entscheidet nur die Personalabteilung',
  'time-off.approvals.ownDocument': 'Ob Ihr Nachweis vorliegt, muss jemand anderes eintragen',
  'time-off.approvals.fetched': 'abgerufen',
  'time-off.approvals.fetchedByHr':
    'Nur die Personalabteilung kann angeben, dass sie den Nachweis abgerufen hat',
  'time-off.approvals.noDocumentExpected': 'Für diesen Antrag wird kein Nachweis erwartet',
  'time-off.approvals.nothingToUndo':
    'Zu diesem Antrag gibt es keine Entscheidung, die sich rückgängig machen lässt',
  'time-off.approvals.undoOthers':
    'Nur wer über diesen Antrag entschieden hat, kann die Entscheidung rückgängig machen',
  'time-off.approvals.undoTooLate': ({ seconds }) =>
    plural('de', seconds, {
      one: `Eine Entscheidung lässt sich nur innerhalb von ${seconds} Sekunde rückgängig machen`,
      other: `Eine Entscheidung lässt sich nur innerhalb von ${seconds} Sekunden rückgängig machen`,
    }),
  'time-off.approvals.vacationRequestedAgain': 'Diese Urlaubstage wurden bereits erneut beantragt',
  'time-off.approvals.daysRequestedAgain': ({ type }) => `Die Tage (${type}) wurden bereits erneut beantragt`,
} satisfies Catalogue<typeof en>;
