import type { DemoPerson } from './demo-people.ts';

/** Weeks relative to the current week; negative ones are past. */
interface DemoMembership {
  mailbox: string;
  allocationPercent: number;
  fromWeek: number;
  toWeek?: number;
}

export interface DemoTeam {
  name: string;
  department: DemoPerson['department'];
  description: string;
  lead: string;
  isActive: boolean;
  members: DemoMembership[];
}

function member(
  mailbox: string,
  allocationPercent: number,
  fromWeek: number,
  toWeek?: number,
): DemoMembership {
  return { mailbox, allocationPercent, fromWeek, ...(toWeek !== undefined && { toWeek }) };
}

export const demoTeams: readonly DemoTeam[] = [
  {
    name: 'Platform',
    department: 'Engineering',
    description: 'Keeps the servers, the pipelines and the pagers quiet.',
    lead: 'yuki.tanaka',
    isActive: true,
    members: [
      member('yuki.tanaka', 80, -90),
      member('mateusz.kowalski', 100, -80),
      member('declan.obrien', 60, -60),
      member('anders.nilsson', 100, -50),
    ],
  },
  {
    name: 'Mobile',
    department: 'Engineering',
    description: 'The app for iOS and Android, from the first sketch to the store.',
    lead: 'lena.fischer',
    isActive: true,
    members: [
      member('lena.fischer', 75, -100),
      member('priya.raman', 100, -70),
      member('noura.alshehri', 50, -65),
      member('hana.kim', 40, -40),
      member('thuy.nguyen', 100, -30),
    ],
  },
  {
    name: 'Payments',
    department: 'Engineering',
    description: 'Cards, invoices and everything that must add up to the cent.',
    lead: 'oluwaseun.adeyemi',
    isActive: true,
    members: [
      member('oluwaseun.adeyemi', 90, -95),
      member('sofia.papadopoulou', 100, -75),
      member('noura.alshehri', 50, -65),
      member('declan.obrien', 40, -20),
      member('ruth.abraham', 12.5, -25),
    ],
  },
  {
    name: 'Booking Launch',
    department: 'Product & Design',
    description: 'A crew from three departments that takes the new booking flow to every customer.',
    lead: 'maria.rossi',
    isActive: true,
    members: [
      member('ines.carvalho', 50, -12, 14),
      member('rafael.ortiz', 60, -12, 14),
      member('chloe.martin', 30, -8, 14),
      member('lena.fischer', 25, -12, 14),
      member('arjun.mehta', 20, 2, 14),
    ],
  },
  {
    name: 'Design System',
    department: 'Product & Design',
    description: 'One set of components, words and colours for every screen.',
    lead: 'ines.carvalho',
    isActive: true,
    members: [
      member('ines.carvalho', 50, -85),
      member('elif.yildiz', 100, -45),
      member('hana.kim', 60, -60),
      member('maeve.gallagher', 80, -8),
    ],
  },
  {
    name: 'Growth',
    department: 'Sales & Marketing',
    description: 'Campaigns, the website and the numbers behind them.',
    lead: 'tom.becker',
    isActive: true,
    members: [
      member('giulia.conti', 100, -90),
      member('chloe.martin', 70, -70),
      member('jack.thompson', 33.3, -30),
      member('maximiliane.hohenstein', 100, -55),
    ],
  },
  {
    name: 'Key Accounts',
    department: 'Sales & Marketing',
    description: 'Looks after the twenty customers who know us by first name.',
    lead: 'amara.diallo',
    isActive: true,
    members: [
      member('amara.diallo', 80, -100),
      member('viktor.horvath', 100, -90),
      member('arjun.mehta', 80, -60),
      member('liam.walsh', 100, -4),
    ],
  },
  {
    name: 'Service Desk',
    department: 'Operations',
    description: 'First answer within the hour, from laptops to lost badges.',
    lead: 'katarina.juric',
    isActive: true,
    members: [
      member('benedikt.jonsson', 100, -90),
      member('fatima.zahra', 60, -85),
      member('wei.zhang', 100, -70),
      member('olga.melnyk', 50, -35),
      member('mikko.virtanen', 20, -10),
    ],
  },
  {
    name: 'Office Move',
    department: 'Operations',
    description: 'Moved us to Harbour Street, plants included.',
    lead: 'daniel.mwangi',
    isActive: false,
    members: [member('daniel.mwangi', 50, -60, -22), member('fatima.zahra', 40, -60, -22)],
  },
];
