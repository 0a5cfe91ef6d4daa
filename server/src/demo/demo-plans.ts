import type { standardTypes } from '@almanac/domain/leave/types/leave-type';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';

/** Days relative to Monday of the current week; above 6 is a later week. */
interface WeekDays {
  week: number;
  firstDay: number;
  lastDay: number;
}

export type DemoType = (typeof standardTypes)[number];

/** Time off requested by a person of the demo company. */
export interface DemoPlan extends WeekDays {
  mailbox: string;
  type: DemoType;
  status: RequestStatus;
  reason?: string;
  rejectionReason?: string;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
type Weekday = (typeof weekdays)[number];

function days(week: number, first: Weekday, last: Weekday = first): WeekDays {
  return { week, firstDay: weekdays.indexOf(first), lastDay: weekdays.indexOf(last) };
}

function weeks(week: number, count = 1): WeekDays {
  return { week, firstDay: 0, lastDay: count * 7 - 3 };
}

function plan(status: RequestStatus, type: DemoType) {
  return (mailbox: string, when: WeekDays, reason?: string, rejectionReason?: string): DemoPlan => ({
    mailbox,
    type,
    status,
    ...when,
    ...(reason !== undefined && { reason }),
    ...(rejectionReason !== undefined && { rejectionReason }),
  });
}

const vacation = plan('APPROVED', 'VACATION');
const sick = plan('APPROVED', 'SICK_LEAVE');
const remote = plan('APPROVED', 'WORK_FROM_HOME');
const unpaid = plan('APPROVED', 'UNPAID');
const asksVacation = plan('PENDING', 'VACATION');
const asksSick = plan('PENDING', 'SICK_LEAVE');
const asksRemote = plan('PENDING', 'WORK_FROM_HOME');
const asksUnpaid = plan('PENDING', 'UNPAID');
const rejectedVacation = plan('REJECTED', 'VACATION');
const rejectedRemote = plan('REJECTED', 'WORK_FROM_HOME');
const rejectedUnpaid = plan('REJECTED', 'UNPAID');
const cancelledVacation = plan('CANCELLED', 'VACATION');
const cancelledRemote = plan('CANCELLED', 'WORK_FROM_HOME');

const awayNow: DemoPlan[] = [
  vacation('mateusz.kowalski', weeks(-1, 2), 'Hiking in the Tatras with my brothers, no signal up there.'),
  vacation('sofia.papadopoulou', weeks(0), 'My cousin gets married on Naxos.'),
  vacation('giulia.conti', weeks(0, 2), 'Home to Bologna, my nonna turns ninety.'),
  vacation('jack.thompson', days(0, 'Wed', 'Fri'), 'Moving flat. Wish me luck with the sofa.'),
  vacation('wei.zhang', days(0, 'Thu', 'Fri')),
  vacation('stefan.ionescu', days(0, 'Mon', 'Wed'), 'Long weekend in the mountains.'),
  sick('priya.raman', days(0, 'Mon', 'Tue'), 'Migraine, I am offline until it passes.'),
  sick('viktor.horvath', days(0, 'Tue', 'Thu'), 'Flu. Doctor’s note is on its way.'),
  remote('declan.obrien', days(0, 'Mon', 'Fri'), 'Plumber in the house all week.'),
  remote('elif.yildiz', days(0, 'Wed'), 'Parcel delivery between eight and six, as ever.'),
  remote('samir.haddad', days(0, 'Thu', 'Fri')),
  unpaid('daniel.mwangi', weeks(-2, 4), 'A month with my parents in Kisumu.'),
];

const comingUp: DemoPlan[] = [
  vacation('yuki.tanaka', weeks(1), 'Visiting my sister in Osaka.'),
  vacation('anders.nilsson', weeks(1), 'Cabin week, no screens.'),
  vacation('thuy.nguyen', days(1, 'Wed', 'Fri'), 'Family from Hanoi is in town.'),
  vacation('claire.dubois', days(1, 'Thu', 'Fri')),
  vacation('amara.diallo', weeks(2, 2), 'Dakar, finally. Back with mangoes.'),
  vacation('katarina.juric', weeks(2), 'Sailing course, week one of two.'),
  vacation('helen.okafor', days(2, 'Mon', 'Wed'), 'Our turn with the children.'),
  vacation('beatriz.almeida', weeks(3), 'Azores!'),
  vacation('hana.kim', days(1, 'Mon', 'Tue')),
  vacation('tom.becker', weeks(4), 'Cycling along the Danube with the family.'),
  vacation('ada.lindqvist', weeks(5), 'Offline week. Samir has the keys.'),
  vacation('fatima.zahra', days(3, 'Thu', 'Fri'), 'A few days with my grandmother.'),
  remote('ines.carvalho', days(1, 'Mon', 'Wed'), 'Need quiet for the colour audit.'),
  remote('ruth.abraham', days(1, 'Fri')),
  remote('chloe.martin', days(2, 'Thu', 'Fri'), 'Working from my parents’ place in Lyon.'),
  unpaid('rafael.ortiz', weeks(7, 2), 'Language course in Porto.'),
];

const waitingForDecision: DemoPlan[] = [
  asksVacation('lena.fischer', weeks(3, 2), 'Two weeks on Crete with my sister and her kids.'),
  asksVacation('oluwaseun.adeyemi', days(1, 'Thu', 'Fri'), 'Old friends visiting from Lagos.'),
  asksVacation('priya.raman', weeks(6), 'My parents visit from Chennai, and then a lot of sleep.'),
  asksRemote('noura.alshehri', days(2, 'Mon', 'Wed'), 'أعمل من المنزل لرعاية ابنتي بعد العملية'),
  asksSick('declan.obrien', days(2, 'Tue', 'Wed'), 'Wisdom teeth. Two of them.'),
  asksVacation('ines.carvalho', weeks(4), 'Surf camp in Ericeira.'),
  asksRemote('maeve.gallagher', days(1, 'Thu', 'Fri')),
  asksUnpaid('jack.thompson', weeks(5, 2), 'Volunteering on a trail crew in Scotland.'),
  asksVacation('chloe.martin', days(3, 'Mon', 'Wed'), 'Long weekend with my best friend before her wedding.'),
  asksVacation('arjun.mehta', weeks(8, 2), 'Flying home to Pune; flights are cheapest if I book this week.'),
  asksSick('maximiliane.hohenstein', days(2, 'Thu', 'Fri'), 'Knee check-up and physiotherapy.'),
  asksRemote('liam.walsh', days(1, 'Mon'), 'Boiler inspection.'),
  asksVacation('benedikt.jonsson', weeks(2, 2), 'Round trip with the camper.'),
  asksVacation('olga.melnyk', days(2, 'Wed', 'Fri'), 'Settling my daughter into her new nursery.'),
  asksVacation('jonas.weber', weeks(3), 'Painting the living room, and then a rest from painting.'),
  asksRemote('mikko.virtanen', days(1, 'Tue', 'Wed')),
  asksVacation('maria.rossi', weeks(9, 2), 'Honeymoon, one year late.'),
];

const turnedDownOrGivenUp: DemoPlan[] = [
  rejectedVacation(
    'declan.obrien',
    days(1, 'Wed', 'Fri'),
    'Festival tickets!',
    'Three of Platform are away that week already. The week after is fine, just ask again.',
  ),
  rejectedRemote(
    'wei.zhang',
    weeks(1),
    undefined,
    'We need somebody at the desk while Benedikt is training.',
  ),
  rejectedVacation(
    'viktor.horvath',
    weeks(1),
    'Hut trip with the climbing club.',
    'The tender is due that week, sorry. Let us find another one.',
  ),
  rejectedUnpaid(
    'elif.yildiz',
    weeks(-6, 3),
    'Photography school.',
    'Too close to the release; happy to do it afterwards.',
  ),
  rejectedVacation('stefan.ionescu', weeks(-9), 'Family visit.'),
  rejectedVacation('anders.nilsson', days(-4, 'Mon', 'Tue'), undefined, 'The audit is on those two days.'),
  cancelledVacation('thuy.nguyen', weeks(5), 'Trip to Da Nang.'),
  cancelledVacation('rafael.ortiz', days(-3, 'Thu', 'Fri'), 'Concert in Madrid.'),
  cancelledRemote('ruth.abraham', days(0, 'Tue'), 'Electrician.'),
  cancelledVacation('samir.haddad', weeks(-12), 'Beirut.'),
];

/** Planned time off around today, listed person by person. */
export const demoPlans: readonly DemoPlan[] = [
  ...awayNow,
  ...comingUp,
  ...waitingForDecision,
  ...turnedDownOrGivenUp,
];

const longHolidays = [
  'Family holiday.',
  'Two weeks by the sea.',
  'Road trip, route still secret.',
  'Visiting my parents.',
  undefined,
  'House swap in Lisbon.',
  'Just a proper rest.',
];
const shortLeaves = ['Long weekend.', 'A wedding.', undefined, 'School event.', 'Dentist, then a day off.'];
const illnesses = ['A cold.', undefined, 'Back pain, cannot sit.', 'Stomach bug.', 'Sick child at home.'];
const homeDays = ['Focus time for the report.', undefined, 'Heating engineer comes by.', 'Train strike.'];

/** Time off taken by the n-th person in the months before today. */
export function routinePlans(mailbox: string, n: number): DemoPlan[] {
  return [
    vacation(mailbox, weeks(-14 - ((n * 5) % 19), 1 + (n % 2)), pick(longHolidays, n)),
    vacation(mailbox, spell(-5 - ((n * 3) % 7), n % 3, n % 2), pick(shortLeaves, n)),
    sick(mailbox, spell(-8 - ((n * 7) % 30), n % 4, (n + 1) % 2), pick(illnesses, n)),
    ...(n % 3 === 0 ? [remote(mailbox, spell(-2 - (n % 5), n % 5, 0), pick(homeDays, n))] : []),
    ...(n % 4 === 1 ? [vacation(mailbox, weeks(11 + ((n * 3) % 9)), pick(longHolidays, n + 3))] : []),
  ];
}

function spell(week: number, firstDay: number, furtherDays: number): WeekDays {
  return { week, firstDay, lastDay: firstDay + furtherDays };
}

function pick<Item>(items: readonly Item[], n: number): Item | undefined {
  return items[n % items.length];
}
