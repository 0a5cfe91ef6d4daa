import type { Role } from '@almanac/domain/access/role';
import type { Language } from '@almanac/domain/language/language';

export const demoDepartments = [
  'Engineering',
  'Product & Design',
  'Sales & Marketing',
  'Operations',
  'People & Finance',
] as const;

export interface DemoPerson {
  /** The part of the address before the @. */
  mailbox: string;
  name: string;
  department: (typeof demoDepartments)[number];
  role: Role;
  joinedMonthsAgo: number;
  hasLeft: boolean;
  /** Chosen in the profile; null: as the browser. */
  locale: Language | null;
}

/** A person for each language besides English. */
const chosenLanguages: Readonly<Record<string, Language>> = {
  'maximiliane.hohenstein': 'de',
  'chloe.martin': 'fr',
  'rafael.ortiz': 'es',
  'noura.alshehri': 'ar',
};

function person(mailbox: string, name: string, joinedMonthsAgo: number, role: Role = 'EMPLOYEE') {
  const locale = chosenLanguages[mailbox] ?? null;
  return { mailbox, name, joinedMonthsAgo, role, hasLeft: mailbox === 'peter.novak', locale };
}

const peopleByDepartment: Record<DemoPerson['department'], ReturnType<typeof person>[]> = {
  Engineering: [
    person('maria.rossi', 'Maria Rossi', 98, 'MANAGER'),
    person('yuki.tanaka', 'Yuki Tanaka', 74),
    person('lena.fischer', 'Lena Fischer', 61),
    person('oluwaseun.adeyemi', 'Oluwaseun Adeyemi', 55),
    person('mateusz.kowalski', 'Mateusz Kowalski', 47),
    person('priya.raman', 'Priya Raman', 40),
    person('noura.alshehri', 'نورة الشهري', 36),
    person('declan.obrien', 'Declan O’Brien', 29),
    person('sofia.papadopoulou', 'Sofía Papadopoúlou', 22),
    person('anders.nilsson', 'Anders Nilsson', 16),
    person('thuy.nguyen', 'Nguyễn Thị Thùy', 9),
    person('peter.novak', 'Petr Novák', 66),
  ],
  'Product & Design': [
    person('claire.dubois', 'Claire Dubois', 83, 'MANAGER'),
    person('ines.carvalho', 'Inês Carvalho', 52),
    person('jack.thompson', 'Jack Thompson', 44),
    person('hana.kim', 'Hana Kim', 33),
    person('rafael.ortiz', 'Rafael Ortiz', 25),
    person('elif.yildiz', 'Elif Yıldız', 14),
    person('maeve.gallagher', 'Maeve Gallagher', 3),
  ],
  'Sales & Marketing': [
    person('tom.becker', 'Tom Becker', 91, 'MANAGER'),
    person('amara.diallo', 'Amara Diallo', 58),
    person('giulia.conti', 'Giulia Conti', 49),
    person('viktor.horvath', 'Viktor Horváth', 37),
    person('chloe.martin', 'Chloé Martin', 31),
    person('arjun.mehta', 'Arjun Mehta', 24),
    person(
      'maximiliane.hohenstein',
      'Maximiliane Konstanze Freifrau von und zu Hohenstein-Waldburg-Zeil',
      18,
    ),
    person('liam.walsh', 'Liam Walsh', 2),
  ],
  Operations: [
    person('ada.lindqvist', 'Ada Lindqvist', 110, 'SYSTEM_ADMIN'),
    person('samir.haddad', 'Samir Haddad', 64, 'SYSTEM_ADMIN'),
    person('katarina.juric', 'Katarina Jurić', 71, 'MANAGER'),
    person('benedikt.jonsson', 'Benedikt Jónsson', 45),
    person('fatima.zahra', 'Fatima Zahra El Idrissi', 39),
    person('wei.zhang', 'Zhang Wei', 27),
    person('daniel.mwangi', 'Daniel Mwangi', 20),
    person('olga.melnyk', 'Olga Melnyk', 11),
  ],
  'People & Finance': [
    person('helen.okafor', 'Helen Okafor', 102, 'HR_ADMIN'),
    person('jonas.weber', 'Jonas Weber', 53, 'HR_ADMIN'),
    person('beatriz.almeida', 'Beatriz Almeida', 42),
    person('stefan.ionescu', 'Ștefan Ionescu', 34),
    person('ruth.abraham', 'Ruth Abraham', 26),
    person('mikko.virtanen', 'Mikko Virtanen', 7),
  ],
};

/** The people of the demo company by department. */
export const demoCompanyPeople: readonly DemoPerson[] = demoDepartments.flatMap((department) =>
  peopleByDepartment[department].map((each) => ({ ...each, department })),
);

/** A person's approver in the demo: their manager, else HR; never themselves. */
export function demoApproverOf(person: DemoPerson): string {
  const manager = peopleByDepartment[person.department].find(({ role }) => role === 'MANAGER');
  if (manager && manager.mailbox !== person.mailbox) return manager.mailbox;
  return person.mailbox === 'helen.okafor' ? 'jonas.weber' : 'helen.okafor';
}

const visitors = ['lena.fischer', 'maria.rossi', 'helen.okafor', 'ada.lindqvist'];

/** A person of each role to try the demo as, with increasing rights. */
export function demoEmails(companyDomain: string): string[] {
  return visitors.map((mailbox) => `${mailbox}@${companyDomain}`);
}
