import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.provisions.title': 'Provisions',
  'time-off.provisions.subtitle': 'Ce que l’entreprise doit en congés.',
  'time-off.provisions.asOf': 'Au',
  'time-off.provisions.keep': 'Conserver la liste',
  'time-off.provisions.keeping': 'Conservation…',
  'time-off.provisions.wasKept': ({ on }, { locale }) => `La liste au ${dateText(on, locale)} est conservée`,
  'time-off.provisions.notKept': 'Impossible de conserver la liste',
  'time-off.provisions.notLoaded': 'Impossible de charger les provisions',
  'time-off.provisions.loading': 'Chargement des provisions',
  'time-off.provisions.none': 'Personne n’a de congés limités à cette date',
  'time-off.provisions.totals': 'Totaux',
  'time-off.provisions.totalsHint': 'En jours, hors personnes parties ; jamais compensés entre eux.',
  'time-off.provisions.owed': 'Dû',
  'time-off.provisions.takenInAdvance': 'Pris par anticipation',
  'time-off.provisions.inAdvance': ({ amount }) => `${amount} par anticipation`,
  'time-off.provisions.people': 'Personnes',
  'time-off.provisions.leavers': 'Personnes parties',
  'time-off.provisions.leaversHint': 'Ce qui reste après le dernier jour et n’est pas encore payé.',
  'time-off.provisions.person': 'Personne',
  'time-off.provisions.type': 'Type',
  'time-off.provisions.carriedOver': 'Reporté',
  'time-off.provisions.earned': 'Acquis',
  'time-off.provisions.adjusted': 'Ajusté',
  'time-off.provisions.taken': 'Pris',
  'time-off.provisions.expired': 'Expiré',
  'time-off.provisions.now': 'Dû aujourd’hui',
  'time-off.provisions.unchanged': 'Inchangé',
  'time-off.provisions.kept': 'Listes conservées',
  'time-off.provisions.keptHint': 'Chacune s’ouvre telle qu’elle était, avec ce qui a changé depuis.',
  'time-off.provisions.keptNotLoaded': 'Impossible de charger les listes conservées',
  'time-off.provisions.noneKept': 'Aucune liste n’a encore été conservée.',
  'time-off.provisions.listOf': ({ on }, { locale }) => `Au ${dateText(on, locale)}`,
  'time-off.provisions.keptAt': 'Conservée',
  'time-off.provisions.keptBy': 'Conservée par',
  'time-off.provisions.keptOnBy': ({ at, name }) => `Conservée le ${at} par ${name}.`,
  'time-off.provisions.changedSince': ({ count }) =>
    count === 0
      ? 'Rien n’a changé depuis.'
      : plural('fr', count, {
          one: `${count} ligne a changé depuis.`,
          other: `${count} lignes ont changé depuis.`,
        }),
  'time-off.provisions.back': 'Retour aux provisions',
} satisfies Catalogue<typeof en>;
