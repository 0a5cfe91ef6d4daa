const browsers: readonly (readonly [mark: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/** A readable name for the user agent's browser and operating system; the raw header isn't stored. */
export function deviceOf(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([mark]) => userAgent.includes(mark))?.[1];
  const known = [find(browsers), find(systems)].filter((name) => name !== undefined);
  return known.length === 0 ? 'an unknown device' : known.join(' on ');
}
