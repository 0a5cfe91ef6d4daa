import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const de = {
  'leave.types.code': 'Kürzel',
  'leave.types.name': 'Name',
  'leave.types.colour': 'Farbe',
  'leave.types.unit': 'Einheit',
  'leave.types.counts': 'Gezählte Tage',
  'leave.types.takesHalves': 'Halbe Tage',
  'leave.types.isPaid': 'Bezahlt',
  'leave.types.isAway': 'Nicht bei der Arbeit',
  'leave.types.needsApproval': 'Genehmigung nötig',
  'leave.types.remindsOfExpiry': 'Erinnerung vor dem Verfall',
  'leave.types.isPaidOut': 'Auszahlung beim Austritt',
  'leave.types.isSickness': 'Krankheit der Person selbst',
  'leave.types.documentBy': 'Nachweis kommt von',
  'leave.types.reason': 'Begründung',
  'leave.types.documentAfterDays': 'Tage ohne Nachweis',
  'leave.types.reducesLeave': 'Kürzt Urlaub',
  'leave.types.protectsLeave': 'Schützt Urlaub vor dem Verfall',
  'leave.types.protectedMonths': 'Monate nach dem Urlaubsjahr',
  'leave.types.wrongProtection':
    'Wählen Sie, ob Urlaub bis zum Ende des nächsten Urlaubsjahres oder eine Zahl von Monaten erhalten bleibt',
  'leave.types.shownTo': 'Sichtbar für',
  'leave.types.codeCharacters':
    'Das Kürzel muss aus Großbuchstaben, Ziffern und Unterstrichen bestehen, etwa PARENTAL_LEAVE',
  'leave.types.reservedCode': ({ code }) => `Das Kürzel darf nicht ${code} sein`,
  'leave.types.hoursOfWork': 'Eine Abwesenheitsart in Stunden zählt geplante Arbeitstage',
  'leave.types.inUse': ({ name }) =>
    `${name} kann nicht gelöscht werden: Urlaubsmodelle, Kontostände oder Anträge verwenden diese Abwesenheitsart`,
  'leave.types.isStandard': ({ name }) =>
    `${name} kann nicht gelöscht werden: Kontostände und Statistiken hängen davon ab`,
  'leave.types.staysInDays': ({ name }) =>
    `${name} bleibt in Tagen: Urlaubsmodelle, Kontostände oder Anträge rechnen bereits damit`,
  'leave.types.staysInHours': ({ name }) =>
    `${name} bleibt in Stunden: Urlaubsmodelle, Kontostände oder Anträge rechnen bereits damit`,
} satisfies Catalogue<typeof en>;
