import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'leave.templates.vacation': 'Urlaub',
  'leave.templates.sickLeave': 'Krankheit',
  'leave.templates.workFromHome': 'Homeoffice',
  'leave.templates.unpaidLeave': 'Unbezahlter Urlaub',
  'leave.templates.parentalLeave': 'Elternzeit',
  'leave.templates.maternityLeave': 'Mutterschutz',
  'leave.templates.paternityAndPartnerLeave': 'Vaterschafts- und Partnerfreistellung',
  'leave.templates.childIll': 'Kind krank',
  'leave.templates.familyEmergency': 'Notfall in der Familie',
  'leave.templates.careLeave': 'Pflegezeit',
  'leave.templates.familyAndMedicalLeave': 'Familiäre und medizinische Freistellung',
  'leave.templates.wedding': 'Hochzeit',
  'leave.templates.movingHouse': 'Umzug',
  'leave.templates.bereavement': 'Trauerfall',
  'leave.templates.educationalLeave': 'Bildungsurlaub',
  'leave.templates.juryService': 'Geschworenendienst',
  'leave.templates.remote': 'Nach Absprache; wird nur gezählt.',
  'leave.templates.unpaid': 'Nach Vereinbarung; wird nur gezählt.',
  'leave.templates.sixWeeksPaid': 'In der Regel bis zu sechs Wochen Entgeltfortzahlung.',
  'leave.templates.daysAndPayVary': 'Dauer und Bezahlung sind unterschiedlich.',
  'leave.templates.sixAndEightWeeks': 'In der Regel sechs Wochen vor und acht Wochen nach der Geburt.',
  'leave.templates.threeYears': 'Bis zu drei Jahre pro Kind, unbezahlt.',
  'leave.templates.inMostStates': 'In den meisten Bundesländern; die Zahl der Tage ist unterschiedlich.',
  'leave.templates.oftenOneDay': 'Oft ein Tag.',
  'leave.templates.closeRelatives': 'Für nahe Angehörige; die Zahl der Tage ist unterschiedlich.',
  'leave.templates.statutorySickPay':
    'Gesetzliches Krankengeld für bis zu 28 Wochen; betriebliches ist unterschiedlich.',
  'leave.templates.upTo52Weeks': 'Bis zu 52 Wochen; die Bezahlung ist unterschiedlich.',
  'leave.templates.oneOrTwoWeeks': 'Ein oder zwei Wochen um eine Geburt oder Adoption.',
  'leave.templates.upTo18Weeks': 'Bis zu 18 Wochen pro Kind, unbezahlt.',
  'leave.templates.carersLeave': 'Pflegezeit: eine Woche im Jahr, unbezahlt.',
  'leave.templates.dependants': 'Für Angehörige: angemessene Zeit, laut Gesetz unbezahlt.',
  'leave.templates.deathOfChild':
    'Zwei Wochen nach dem Tod eines Kindes; sonst ist die Zahl der Tage unterschiedlich.',
  'leave.templates.protectedTime':
    'Die Freistellung ist gesetzlich geschützt; die Bezahlung ist unterschiedlich.',
  'leave.templates.payByAgreement': 'Bezahlung je nach Vereinbarung.',
  'leave.templates.threeDaysForChild': 'Drei Tage im Jahr, in manchen Fällen fünf; laut Gesetz unbezahlt.',
  'leave.templates.usually16Weeks': 'In der Regel 16 Wochen; in manchen Fällen länger.',
  'leave.templates.usually25Days': 'In der Regel 25 Kalendertage, zusätzlich zu den Tagen bei der Geburt.',
  'leave.templates.afterYearOfService': 'Nach einem Jahr im Unternehmen; vom Arbeitgeber unbezahlt.',
  'leave.templates.fourDaysForWedding': 'Vier Tage für die eigene Hochzeit.',
  'leave.templates.daysByRelation': 'Die Zahl der Tage hängt von der Verwandtschaft ab.',
  'leave.templates.agreedOftenOneDay': 'Nach Vereinbarung, oft ein Tag.',
  'leave.templates.workingTimeAgreement':
    'Nach der Arbeitszeitvereinbarung; die Zahl der Tage ist unterschiedlich.',
  'leave.templates.inSomeStates':
    'In einigen Bundesstaaten vorgeschrieben; die Zahl der Tage ist unterschiedlich.',
  'leave.templates.familyAndMedical':
    'FMLA: bis zu zwölf Wochen im Jahr, unbezahlt, für anspruchsberechtigte Beschäftigte erfasster Unternehmen.',
  'leave.templates.byCompanyAndState': 'Dauer und Bezahlung hängen von Unternehmen und Bundesstaat ab.',
  'leave.templates.protectedByState':
    'Die Freistellung ist gesetzlich geschützt; die Bezahlung hängt vom Bundesstaat ab.',
  'leave.templates.twoYearsOfPay': 'In der Regel mindestens 70 % des Gehalts für bis zu zwei Jahre.',
  'leave.templates.shortTermCare':
    'Kurze Freistellung zur Pflege, auch eines kranken Kindes: im Jahr das Doppelte der Wochenstunden, mindestens 70 % des Gehalts.',
  'leave.templates.shortTimePaid': 'Eine kurze, angemessene Zeit, bezahlt.',
  'leave.templates.atLeast16Weeks': 'Mindestens 16 Wochen, bezahlt über eine Sozialleistung.',
  'leave.templates.weekAtFullPay':
    'Eine Woche mit vollem Gehalt, danach bis zu fünf Wochen mit einem Teil davon.',
  'leave.templates.upTo26Weeks': 'Bis zu 26 Wochen pro Kind, einige davon mit einem Teil des Gehalts.',
  'leave.templates.agreedDaysVary': 'Nach Vereinbarung; die Zahl der Tage ist unterschiedlich.',
} satisfies Catalogue<typeof en>;
