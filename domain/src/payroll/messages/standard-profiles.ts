import type { Names } from '../../language/names.ts';

/** The names of a new installation's profiles in other languages, by id. */
export const namesOfStandardProfiles: Readonly<Record<string, Names>> = {
  '01900000-0000-7000-8000-000000007401': {
    de: 'Summen je Monat',
    fr: 'Totaux par mois',
    es: 'Totales por mes',
    ar: 'المجاميع الشهرية',
  },
  '01900000-0000-7000-8000-000000007402': {
    de: 'Eine Zeile je Abwesenheit',
    fr: 'Une ligne par absence',
    es: 'Una línea por ausencia',
    ar: 'سطر لكل غياب',
  },
  '01900000-0000-7000-8000-000000007403': {
    de: 'Eine Zeile je Tag (DATEV Lohn und Gehalt)',
    fr: 'Une ligne par jour (DATEV Lohn und Gehalt)',
    es: 'Una línea por día (DATEV Lohn und Gehalt)',
    ar: 'سطر لكل يوم (DATEV Lohn und Gehalt)',
  },
};
