import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.staffing.timeline': 'Frise chronologique',
  'time-off.staffing.timelineOfTeam': ({ months }) => `Frise chronologique de l’équipe, ${months}`,
  'time-off.staffing.months': ({ first, last }) => `${first} – ${last}`,
  'time-off.staffing.notLoaded': 'La frise n’est pas complète',
  'time-off.staffing.noMembers': 'Aucun membre pendant ces semaines.',
  'time-off.staffing.span': 'Période',
  'time-off.staffing.month': 'Mois',
  'time-off.staffing.quarter': 'Trimestre',
  'time-off.staffing.halfYear': 'Semestre',
  'time-off.staffing.earlier': 'Plus tôt',
  'time-off.staffing.today': 'Aujourd’hui',
  'time-off.staffing.later': 'Plus tard',
  'time-off.staffing.legend': 'Légende',
  'time-off.staffing.allocation': 'Affectation',
  'time-off.staffing.absence': 'Absence approuvée',
  'time-off.staffing.available': 'Disponible',
  'time-off.staffing.lost': 'Perdu en absences',
  'time-off.staffing.member': 'Membre',
  'time-off.staffing.capacity': 'Capacité disponible',
  'time-off.staffing.capacityUnit': 'personnes à temps plein par semaine',
  'time-off.staffing.people': ({ count }, { locale }) => formatNumber(count, locale),
  'time-off.staffing.absentPeople': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `, ${formatNumber(count, locale)} absent`,
      other: `, ${formatNumber(count, locale)} absents`,
    }),
  'time-off.staffing.share': ({ percent }, { locale }) => formatPercent(percent, locale),
  'time-off.staffing.allocated': ({ percent, isActive, part }, { locale }) => {
    const share = formatPercent(percent, locale);
    const stated = isActive ? share : `${share}, inactif`;
    return part ? `${stated}, ${periodText(part, locale)}` : stated;
  },
  'time-off.staffing.notAllocated': 'sans affectation',
  'time-off.staffing.away': ({ period }, { locale }) => `absence : ${periodText(period, locale)}`,
} satisfies Catalogue<typeof en>;
