/**
 * The slices of each package in dependency order: a slice imports itself and the slices before it. `ground` and `door`
 * are the files directly in `src`: the ground serves every slice, the door composes them.
 */
export const slices = {
  domain: [
    'language',
    'ground',
    'calendar',
    'records',
    'events',
    'access',
    'settings',
    'departments',
    'people',
    'sign-in',
    'profile',
    'mails',
    'teams',
    'work-time',
    'leave',
    'time-off',
    'payroll',
    'setup',
    'connections',
    'demo',
    'audit',
    'door',
    'testing',
  ],
  server: [
    'platform',
    'audit',
    'access',
    'settings',
    'departments',
    'people',
    'sign-in',
    'profile',
    'mails',
    'teams',
    'work-time',
    'leave',
    'time-off',
    'payroll',
    'setup',
    'connections',
    'news',
    'demo',
    'door',
    'testing',
  ],
  web: [
    'language',
    'ui',
    'platform',
    'access',
    'settings',
    'departments',
    'people',
    'sign-in',
    'profile',
    'mails',
    'teams',
    'work-time',
    'leave',
    'time-off',
    'payroll',
    'setup',
    'connections',
    'audit',
    'dashboard',
    'shell',
    'door',
  ],
} as const satisfies Record<string, readonly string[]>;

type Package = keyof typeof slices;

/** The business nouns: slices with the same name on every side. */
export const nouns: readonly string[] = [
  'access',
  'audit',
  'settings',
  'departments',
  'people',
  'sign-in',
  'profile',
  'mails',
  'teams',
  'work-time',
  'leave',
  'time-off',
  'payroll',
  'setup',
  'connections',
];

/** Rooms in dependency order. Files outside rooms compose them. */
export const rooms: Record<string, readonly string[]> = {
  people: ['photos', 'accounts', 'import'],
  teams: ['directory', 'members'],
  'time-off': [
    'requests',
    'balances',
    'former-engine',
    'effects',
    'closings',
    'provisions',
    'recalculations',
    'lapses',
    'reminders',
    'presence',
    'staffing',
    'corrections',
    'import',
    'booking',
    'approvals',
    'history',
    'reports',
    'sickness',
    'leaving',
    'statements',
  ],
  connections: ['feeds', 'invitations', 'email-decisions', 'digests', 'channels', 'webhooks'],
};

/** Product modules that may build queries. */
export const databaseModules: readonly RegExp[] = [
  /^server\/src\/.+\/([a-z-]+-)?(queries|store)\.ts$/,
  /^server\/src\/platform\/database\//,
];

/** Browser modules loaded only with a form; they may load schemas. */
export const formModules = /^web\/src\/.+-form(-rules)?\.tsx?$/;

interface PackagesOfSlices {
  everywhere: readonly string[];
  [slice: string]: readonly string[] | 'any';
}

/** The packages that every module of a side may import, and the additional ones of some slices. */
export const packagesOfSlices: Readonly<Record<'server' | 'web', PackagesOfSlices>> = {
  server: {
    everywhere: ['kysely', 'node:crypto', 'zod'],
    platform: 'any',
    people: ['csv-stringify', 'fflate'],
    payroll: ['fflate'],
    connections: ['ical-generator'],
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
    ui: ['@internationalized/date', '@tanstack/react-virtual', 'react-aria-components', 'react-dom'],
    door: ['react-dom'],
  },
};

/** In `domain/src`, the contract and the catalogues of events and texts are the door; the other files are the ground. */
const domainDoor = /^(contract|events|catalogues)\./;

export interface SourceLocation {
  package: Package;
  slice: string;
  /** A folder within a slice; a room if the slice has rooms. */
  room?: string;
}

/** The package, slice and folder of a file; undefined outside the three packages. */
export function sourceLocationOf(path: string): SourceLocation | undefined {
  const [, folder = '', rest = ''] = /^(domain|server|web)\/src\/(.+)$/.exec(path) ?? [];
  if (!isPackage(folder)) return undefined;
  const [slice = '', ...below] = rest.split('/');
  const [room] = below;
  // The texts of a slice with rooms are those of the files outside them.
  const isOutsideRooms = below.length < 2 || (slice in rooms && room === 'messages');
  if (!isOutsideRooms && room !== undefined) return { package: folder, slice, room };
  if (below.length > 0) return { package: folder, slice };
  return { package: folder, slice: folder === 'domain' && !domainDoor.test(slice) ? 'ground' : 'door' };
}

function isPackage(text: string): text is Package {
  return text in slices;
}

/** The position of the slice in its package's order; -1 for an unlisted folder. */
export function rankOf(location: SourceLocation): number {
  const order: readonly string[] = slices[location.package];
  return order.indexOf(location.slice);
}

/** The position of the room in its slice's order, with files outside rooms last; -1 for an unlisted room. */
export function rankOfRoom({ slice, room }: SourceLocation): number {
  const order = rooms[slice] ?? [];
  return room === undefined ? order.length : order.indexOf(room);
}

export function hasRooms({ slice }: SourceLocation): boolean {
  return slice in rooms;
}

/** Whether the file is product code: in one of the three packages and not a test. */
export function isProduct(path: string): boolean {
  return sourceLocationOf(path) !== undefined && !isTest(path);
}

/** Whether the file is product code of the server. */
export function isOfServer(path: string): boolean {
  return sourceLocationOf(path)?.package === 'server' && isProduct(path);
}

/** Whether the file is test code. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || sourceLocationOf(path)?.slice === 'testing';
}
