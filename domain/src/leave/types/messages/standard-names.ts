import type { NameLanguage } from '../../../language/names.ts';

/** The names of standard types and those of country templates in other languages, by their English name. */
export const standardNames: Readonly<Record<string, Readonly<Record<NameLanguage, string>>>> = {
  Vacation: { de: 'Urlaub', fr: 'Congés payés', es: 'Vacaciones', ar: 'إجازة سنوية' },
  'Sick Leave': { de: 'Krankheit', fr: 'Arrêt maladie', es: 'Baja por enfermedad', ar: 'إجازة مرضية' },
  'Work From Home': { de: 'Homeoffice', fr: 'Télétravail', es: 'Teletrabajo', ar: 'العمل من المنزل' },
  'Unpaid Leave': {
    de: 'Unbezahlter Urlaub',
    fr: 'Congé sans solde',
    es: 'Permiso sin sueldo',
    ar: 'إجازة بدون أجر',
  },
  'Parental Leave': { de: 'Elternzeit', fr: 'Congé parental', es: 'Permiso parental', ar: 'إجازة والدية' },
  'Maternity Leave': {
    de: 'Mutterschutz',
    fr: 'Congé maternité',
    es: 'Permiso por maternidad',
    ar: 'إجازة أمومة',
  },
  'Paternity and Partner Leave': {
    de: 'Vaterschafts- und Partnerzeit',
    fr: 'Congé paternité',
    es: 'Permiso por paternidad',
    ar: 'إجازة أبوة وشريك',
  },
  'Child Ill': { de: 'Kind krank', fr: 'Enfant malade', es: 'Hijo enfermo', ar: 'مرض طفل' },
  'Family Emergency': {
    de: 'Familiärer Notfall',
    fr: 'Urgence familiale',
    es: 'Urgencia familiar',
    ar: 'طارئ عائلي',
  },
  'Care Leave': {
    de: 'Pflegezeit',
    fr: 'Congé de proche aidant',
    es: 'Permiso por cuidados',
    ar: 'إجازة رعاية',
  },
  'Family and Medical Leave': {
    de: 'Familien- und Krankheitszeit (FMLA)',
    fr: 'Congé familial et médical',
    es: 'Permiso familiar y médico',
    ar: 'إجازة عائلية وطبية',
  },
  Wedding: { de: 'Hochzeit', fr: 'Mariage', es: 'Matrimonio', ar: 'إجازة زواج' },
  'Moving House': { de: 'Umzug', fr: 'Déménagement', es: 'Mudanza', ar: 'الانتقال إلى مسكن جديد' },
  Bereavement: {
    de: 'Todesfall',
    fr: 'Décès d’un proche',
    es: 'Fallecimiento de un familiar',
    ar: 'إجازة وفاة قريب',
  },
  'Educational Leave': {
    de: 'Bildungsurlaub',
    fr: 'Congé de formation',
    es: 'Permiso de formación',
    ar: 'إجازة دراسية',
  },
  'Jury Service': {
    de: 'Geschworenendienst',
    fr: 'Juré',
    es: 'Servicio de jurado',
    ar: 'الخدمة في هيئة محلفين',
  },
  RTT: { de: 'RTT', fr: 'RTT', es: 'RTT', ar: 'RTT' },
};
