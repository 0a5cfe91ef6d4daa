/**
 * The slices of each package, in the one order from which the rules follow: a slice imports itself and the slices
 * before it. `ground` and `door` are the files directly in `src`: what every slice stands on, and what puts all together.
 */
export const slices = {
  domain: [
    'ground',
    'calendar',
    'records',
    'access',
    'departments',
    'people',
    'sign-in',
    'profile',
    'mails',
    'teams',
    'work-time',
    'leave',
    'time-off',
    'audit',
    'door',
    'testing',
  ],
  server: [
    'platform',
    'audit',
    'access',
    'departments',
    'people',
    'sign-in',
    'profile',
    'mails',
    'teams',
    'work-time',
    'leave',
    'time-off',
    'news',
    'demo',
    'door',
    'testing',
  ],
  web: [
    'ui',
    'platform',
    'access',
    'departments',
    'people',
    'sign-in',
    'profile',
    'mails',
    'teams',
    'work-time',
    'leave',
    'time-off',
    'audit',
    'dashboard',
    'shell',
    'door',
  ],
} as const satisfies Record<string, readonly string[]>;

type Package = keyof typeof slices;

/** The slices that are business nouns, which have the same name on every side. */
export const nouns: readonly string[] = [
  'access',
  'audit',
  'departments',
  'people',
  'sign-in',
  'profile',
  'mails',
  'teams',
  'work-time',
  'leave',
  'time-off',
];

/** The rooms of the slices that have some, in their order; what stands in no room puts the rooms together. */
export const rooms: Record<string, readonly string[]> = {
  people: ['accounts', 'import'],
  teams: ['directory', 'members'],
  'time-off': [
    'requests',
    'balances',
    'former-engine',
    'effects',
    'closings',
    'recalculations',
    'lapses',
    'reminders',
    'presence',
    'staffing',
    'corrections',
    'booking',
    'approvals',
    'reports',
    'leaving',
  ],
};

/** Product modules that may build queries: reads, writes, conditions that reads share, and the database's own platform. */
export const databaseModules: readonly RegExp[] = [
  /^server\/src\/.+\/([a-z-]+-)?(queries|store)\.ts$/,
  /^server\/src\/platform\/database\//,
];

/** Modules of the browser that are loaded only when a form is needed, and may load schemas with it. */
export const formModules = /^web\/src\/.+-form(-rules)?\.tsx?$/;

interface PackagesOfSlices {
  everywhere: readonly string[];
  [slice: string]: readonly string[] | 'any';
}

/** The packages that the modules of each side may import, and those that only some slices may import besides. */
export const packagesOfSlices: Readonly<Record<'server' | 'web', PackagesOfSlices>> = {
  server: {
    everywhere: ['kysely', 'node:crypto', 'zod'],
    platform: 'any',
    people: ['csv-stringify', 'fflate'],
    'sign-in': ['fastify'],
    'work-time': ['date-holidays'],
    door: ['fastify', 'node:path', 'pg'],
  },
  web: {
    everywhere: [
      '@hookform/resolvers',
      '@tanstack/react-query',
      'lucide-react',
      'react',
      'react-hook-form',
      'react-router',
      'zod',
    ],
    ui: ['@internationalized/date', '@tanstack/react-virtual', 'react-aria-components'],
    door: ['react-dom'],
  },
};

/** Of the files directly in `domain/src` the list of all calls is the door; the others are the ground. */
const domainDoor = /^contract\./;

export interface Place {
  package: Package;
  slice: string;
  /** The folder within a slice that has rooms. */
  room?: string;
}

/** Where a file of a package lives; nothing for a file outside the three packages. */
export function placeOf(path: string): Place | undefined {
  const [, folder = '', rest = ''] = /^(domain|server|web)\/src\/(.+)$/.exec(path) ?? [];
  if (!isPackage(folder)) return undefined;
  const [slice = '', ...below] = rest.split('/');
  if (below.length > 1 && below[0] !== undefined) return { package: folder, slice, room: below[0] };
  if (below.length > 0) return { package: folder, slice };
  return { package: folder, slice: folder === 'domain' && !domainDoor.test(slice) ? 'ground' : 'door' };
}

function isPackage(text: string): text is Package {
  return text in slices;
}

/** The position of the slice in its package's order; -1 for a folder that nobody has listed. */
export function rankOf(place: Place): number {
  const order: readonly string[] = slices[place.package];
  return order.indexOf(place.slice);
}

/** The position of the room in its slice's order, what stands in none last; -1 for a room that nobody has listed. */
export function rankOfRoom({ slice, room }: Place): number {
  const order = rooms[slice] ?? [];
  return room === undefined ? order.length : order.indexOf(room);
}

/** Whether the slice has rooms. */
export function hasRooms({ slice }: Place): boolean {
  return slice in rooms;
}

/** Whether the file is part of what people run: of one of the three packages, and no proof. */
export function isProduct(path: string): boolean {
  return placeOf(path) !== undefined && !isTest(path);
}

/** Whether the file is part of the server that people run. */
export function isOfServer(path: string): boolean {
  return placeOf(path)?.package === 'server' && isProduct(path);
}

/** Whether the file is a proof rather than product. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || placeOf(path)?.slice === 'testing';
}
