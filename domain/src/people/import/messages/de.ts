import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'people.import.csv': 'Der CSV-Text',
  'people.import.xlsxNotBase64': 'Die Excel-Datei muss in Base64 angegeben sein',
  'people.import.xlsxTooLong': 'Die Excel-Datei darf höchstens 2 MB groß sein',
  'people.import.oneFile': 'Bitte die Personen als csv oder als xlsx angeben',
  'people.import.openingAfterToday': 'Der Tag der Anfangsstände darf nicht nach heute liegen',
  'people.import.columnsNotListed': 'columns muss eine Liste sein',
  'people.import.tooManyColumns': ({ most }) => `Höchstens ${most} Spalten können gelesen werden`,
  'people.import.dateOrder': 'dateOrder muss DMY oder MDY sein',

  'people.import.noDepartment': ({ cell }) => `Es gibt keine Abteilung namens ${cell}`,
  'people.import.noPlace': ({ cell }) => `Es gibt keinen Standort namens ${cell}`,
  'people.import.noPlan': ({ cell }) => `Es gibt kein Urlaubsmodell namens ${cell}`,
  'people.import.noSchedule': ({ cell }) => `Es gibt kein Arbeitszeitmodell namens ${cell}`,
  'people.import.otherStatus': 'Der Status muss active oder deactivated sein',
  'people.import.ambiguousDate': ({ cell }) =>
    `${cell} kann zwei Tage bedeuten: Wählen Sie, ob Tag oder Monat zuerst kommt, oder schreiben Sie JJJJ-MM-TT`,
  'people.import.twoDigitYear': ({ cell }) =>
    `${cell} hat ein zweistelliges Jahr: Schreiben Sie alle vier Ziffern, etwa 2026`,
  'people.import.unreadableLetters': ({ cell }) =>
    `${cell} enthält unlesbare Zeichen: Speichern Sie die Datei als UTF-8`,
  'people.import.controlCharacters': ({ cell }) => `${cell} enthält Steuerzeichen`,
  'people.import.openingInDays': ({ type }, texts) =>
    `Der Anfangsstand für ${texts.text(type)} muss eine Zahl von Tagen mit höchstens zwei Nachkommastellen sein, etwa ${formatNumber(12.5, texts.locale)}`,
  'people.import.openingInHours': ({ type }, texts) =>
    `Der Anfangsstand für ${texts.text(type)} muss eine Zahl von Stunden in ganzen Minuten sein, etwa ${formatNumber(7.5, texts.locale)} oder 7:30`,
  'people.import.anniversaryNeedsStart': ({ plan }) =>
    `Urlaubsjahre von ${plan} beginnen am Jahrestag: Der Beschäftigungsbeginn fehlt`,
  'people.import.grantsNone': ({ plan, type }, texts) =>
    `${plan} gewährt nichts für ${texts.text(type)}; ein Anfangsstand ist daher nicht möglich`,

  'people.import.openingBeforeStart': 'Der Stand gilt für einen Tag vor dem ersten Arbeitstag',
  'people.import.sameAddress': ({ line }) => `Diese Adresse steht bereits in Zeile ${line}`,
  'people.import.sameNumber': ({ line }) => `Diese Personalnummer steht bereits in Zeile ${line}`,
  'people.import.noAccountToDeactivate':
    'Es gibt kein Konto zum Deaktivieren; bitte lassen Sie diese Zeile weg',
  'people.import.ownOpening':
    'Ihren eigenen Anfangsstand kann nur eine andere Person der Administration eintragen',
  'people.import.ownPlace': 'Ihren eigenen Standort kann nur eine andere Person der Administration ändern',
  'people.import.ownPlan': 'Ihr eigenes Urlaubsmodell kann nur eine andere Person der Administration ändern',
  'people.import.ownSchedule':
    'Ihr eigenes Arbeitszeitmodell kann nur eine andere Person der Administration ändern',
  'people.import.activeAfterLastDay': 'Nach dem letzten Arbeitstag kann ein Konto nicht aktiv sein',

  'people.import.pendingAfterLastDay': ({ type, period }, texts) =>
    `Offen: ${texts.text(type)}, ${periodText(period, texts.locale)}, hat Tage nach dem letzten Arbeitstag und wird nicht storniert`,
  'people.import.approvedAfterLastDay': ({ type, period }, texts) =>
    `Genehmigt: ${texts.text(type)}, ${periodText(period, texts.locale)}, hat Tage nach dem letzten Arbeitstag und wird nicht storniert`,
} satisfies Catalogue<typeof en>;
