type NamePart = 'firstName' | 'lastName';

interface Headings {
  name:
    | NamePart
    | 'email'
    | 'name'
    | 'role'
    | 'department'
    | 'personnelNumber'
    | 'costCentre'
    | 'employmentStart'
    | 'employmentEnd'
    | 'status'
    | 'place'
    | 'plan'
    | 'schedule';
  headings: readonly string[];
}

const english: readonly Headings[] = [
  { name: 'firstName', headings: ['given name', 'forename'] },
  { name: 'lastName', headings: ['surname', 'family name'] },
  { name: 'place', headings: ['location', 'office', 'site'] },
  { name: 'plan', headings: ['leave plan'] },
  { name: 'schedule', headings: ['work schedule'] },
];

const german: readonly Headings[] = [
  { name: 'firstName', headings: ['Vorname'] },
  { name: 'lastName', headings: ['Nachname', 'Familienname', 'Zuname'] },
  { name: 'employmentStart', headings: ['Beschäftigungsbeginn'] },
  { name: 'employmentEnd', headings: ['Letzter Arbeitstag', 'Beschäftigungsende'] },
  { name: 'place', headings: ['Standort', 'Arbeitsort'] },
  { name: 'plan', headings: ['Urlaubsplan', 'Urlaubsregelung', 'Urlaubsmodell'] },
  { name: 'schedule', headings: ['Arbeitszeit', 'Arbeitszeitmodell', 'Arbeitszeitplan'] },
];

const french: readonly Headings[] = [
  {
    name: 'email',
    headings: [
      'Courriel',
      'Adresse e-mail',
      'Adresse mail',
      'Adresse électronique',
      'E-mail professionnel',
      'Mail professionnel',
    ],
  },
  {
    name: 'name',
    headings: ['Nom', 'Nom complet', 'Nom et prénom', 'Prénom et nom', 'Salarié', 'Collaborateur'],
  },
  {
    name: 'personnelNumber',
    headings: ['Matricule', 'Numéro de matricule', 'Numéro de salarié', 'N° salarié', 'N° matricule'],
  },
  { name: 'costCentre', headings: ['Centre de coûts', 'Centre de coût', 'Section analytique'] },
  { name: 'firstName', headings: ['Prénom'] },
  { name: 'lastName', headings: ['Nom de famille'] },
  { name: 'role', headings: ['Rôle'] },
  { name: 'department', headings: ['Service', 'Département'] },
  {
    name: 'employmentStart',
    headings: [
      'Date d’embauche',
      'Date d’entrée',
      'Date d’arrivée',
      'Date de début',
      'Début de contrat',
      'Premier jour',
      'Embauché le',
      'Entrée',
    ],
  },
  {
    name: 'employmentEnd',
    headings: ['Date de sortie', 'Date de départ', 'Date de fin', 'Fin de contrat', 'Dernier jour', 'Sortie'],
  },
  { name: 'status', headings: ['Statut', 'Statut du compte'] },
  { name: 'place', headings: ['Lieu de travail', 'Lieu', 'Établissement'] },
  { name: 'plan', headings: ['Régime de congés', 'Régime'] },
  { name: 'schedule', headings: ['Horaire de travail', 'Horaires de travail', 'Horaire', 'Horaires'] },
];

const spanish: readonly Headings[] = [
  {
    name: 'email',
    headings: [
      'Correo',
      'Correo electrónico',
      'Dirección de correo',
      'Correo de trabajo',
      'Correo corporativo',
    ],
  },
  { name: 'name', headings: ['Nombre', 'Nombre completo', 'Nombre y apellidos', 'Empleado', 'Trabajador'] },
  {
    name: 'personnelNumber',
    headings: [
      'Número de personal',
      'Número de empleado',
      'N.º de empleado',
      'Código de empleado',
      'Matrícula',
    ],
  },
  {
    name: 'costCentre',
    headings: ['Centro de coste', 'Centro de costes', 'Centro de costo', 'Centro de costos'],
  },
  { name: 'firstName', headings: ['Nombre de pila'] },
  { name: 'lastName', headings: ['Apellidos', 'Apellido'] },
  { name: 'role', headings: ['Rol'] },
  { name: 'department', headings: ['Departamento'] },
  {
    name: 'employmentStart',
    headings: [
      'Fecha de alta',
      'Fecha de ingreso',
      'Fecha de incorporación',
      'Fecha de contratación',
      'Fecha de inicio',
      'Inicio del contrato',
      'Primer día',
      'Alta',
    ],
  },
  {
    name: 'employmentEnd',
    headings: ['Fecha de baja', 'Fecha de salida', 'Fecha de fin', 'Fin del contrato', 'Último día', 'Baja'],
  },
  { name: 'status', headings: ['Estado', 'Estado de la cuenta'] },
  { name: 'place', headings: ['Centro de trabajo', 'Centro', 'Sede', 'Lugar de trabajo'] },
  { name: 'plan', headings: ['Plan de vacaciones'] },
  { name: 'schedule', headings: ['Horario laboral', 'Horario', 'Jornada', 'Horario de trabajo'] },
];

const arabic: readonly Headings[] = [
  {
    name: 'email',
    headings: [
      'البريد الإلكتروني',
      'البريد',
      'بريد إلكتروني',
      'عنوان البريد الإلكتروني',
      'بريد العمل',
      'الإيميل',
    ],
  },
  { name: 'name', headings: ['الاسم', 'الاسم الكامل', 'اسم الموظف', 'الموظف'] },
  { name: 'personnelNumber', headings: ['الرقم الوظيفي', 'رقم الموظف', 'رقم الموظفين', 'رقم الملف'] },
  { name: 'costCentre', headings: ['مركز التكلفة', 'مركز الكلفة'] },
  { name: 'firstName', headings: ['الاسم الأول'] },
  { name: 'lastName', headings: ['اسم العائلة', 'اللقب', 'الاسم الأخير'] },
  { name: 'role', headings: ['الدور', 'الصلاحية'] },
  { name: 'department', headings: ['القسم', 'الإدارة'] },
  {
    name: 'employmentStart',
    headings: [
      'تاريخ التعيين',
      'تاريخ التوظيف',
      'تاريخ الالتحاق',
      'تاريخ المباشرة',
      'تاريخ البدء',
      'بداية العمل',
      'أول يوم',
      'أول يوم عمل',
    ],
  },
  {
    name: 'employmentEnd',
    headings: [
      'تاريخ انتهاء الخدمة',
      'تاريخ المغادرة',
      'تاريخ الانتهاء',
      'نهاية العمل',
      'آخر يوم',
      'آخر يوم عمل',
    ],
  },
  { name: 'status', headings: ['الحالة', 'حالة الحساب'] },
  { name: 'place', headings: ['موقع العمل', 'مكان العمل', 'الموقع'] },
  { name: 'plan', headings: ['خطة الإجازات', 'خطة الإجازة'] },
  { name: 'schedule', headings: ['جدول العمل', 'ساعات العمل', 'الدوام'] },
];

/** Column headings of common company lists. English and German ones of accounts stand with their fields. */
export const headingsOfLists = [...english, ...german, ...french, ...spanish, ...arabic];

/** Words for a full name that mean one part of it beside a column of the other part. */
export const namePartsOfLists: readonly (readonly [string, NamePart])[] = [
  ['Nom', 'lastName'],
  ['Nombre', 'firstName'],
  ['الاسم', 'firstName'],
];

/** What stands before the type in the heading of an opening balance. */
export const openingsOfLists = [
  'Opening',
  'Opening balance',
  'Carry over',
  'Anfangsbestand',
  'Anfangsstand',
  'Übertrag',
  'Solde initial',
  'Solde',
  'Report',
  'Saldo inicial',
  'Saldo',
  'Arrastre',
  'رصيد',
  'رصيد افتتاحي',
  'الرصيد الافتتاحي',
];
