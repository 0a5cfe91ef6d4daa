import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'offen', REJECTED: 'abgelehnt', CANCELLED: 'storniert' };

export const de = {
  'time-off.corrections.reason': 'Begründung',
  'time-off.corrections.user': 'Person',
  'time-off.corrections.statusExpected': 'Der Status muss PENDING oder APPROVED sein',
  'time-off.corrections.onlyApprovedShortened': ({ status }) =>
    `Nur genehmigte Abwesenheiten lassen sich verkürzen; dieser Antrag ist ${statusWords[status]}`,
  'time-off.corrections.onlyApprovedInterrupted': ({ status }) =>
    `Nur genehmigte Abwesenheiten lassen sich unterbrechen; dieser Antrag ist ${statusWords[status]}`,
  'time-off.corrections.endBeforeStart':
    'Das neue Ende darf nicht vor dem Beginn liegen; stornieren Sie den Antrag, um alles zurückzugeben',
  'time-off.corrections.endNotEarlier': 'Das neue Ende muss vor dem bisherigen liegen',
  'time-off.corrections.nothingLeft':
    'Es bliebe nichts übrig; stornieren Sie den Antrag, um alles zurückzugeben',
  'time-off.corrections.ownBegunDays':
    'Bereits begonnene Tage kann nur eine andere Person der Administration zurückgeben',
  'time-off.corrections.onlyFutureDays':
    'Sie können Tage ab morgen zurückgeben; wenden Sie sich für frühere an die Personalabteilung',
  'time-off.corrections.daysBackwards': 'Die Tage können nicht enden, bevor sie beginnen',
  'time-off.corrections.alreadyOfType': ({ type }) => `Diese Tage haben bereits die Art ${type}`,
  'time-off.corrections.nothingToGiveBack':
    'Es gibt nichts zurückzugeben: Diese Tage sind arbeitsfrei oder Feiertage',
  'time-off.corrections.ownDays': 'Diese Tage kann nur eine andere Person der Administration herausnehmen',
  'time-off.corrections.onlyIllness':
    'Sie können nur eine Krankheit melden; wenden Sie sich für alles andere an eine genehmigende Person',
  'time-off.corrections.outside':
    'Diese Tage müssen innerhalb der Abwesenheit liegen; beantragen Sie andere gesondert',
  'time-off.corrections.hoursAsWhole': 'Stunden eines einzelnen Tages lassen sich nur im Ganzen zurückgeben',
  'time-off.corrections.wholeDaysOnly': ({ type }) => `${type}: nur ganze Tage möglich`,
  'time-off.corrections.ownRecording': 'Ihre eigene Abwesenheit muss jemand anderes eintragen',
  'time-off.corrections.balanceSpent': ({ type }) =>
    `Diese Tage gingen an ${type} zurück, aber das Konto wurde seither genutzt; ändern Sie zuerst jenen Antrag`,
  'time-off.corrections.daysFromApproved':
    'Diese Tage wurden einer genehmigten Abwesenheit entnommen; löschen Sie diesen Antrag, dann gehen sie dorthin zurück',
  'time-off.corrections.interruptedSince':
    'Diese Abwesenheit wurde inzwischen unterbrochen; die Entscheidung bleibt bestehen',
} satisfies Catalogue<typeof en>;
