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

/** The user agent's browser and operating system, each only if known. */
export function deviceParts(userAgent: string): { browser?: string; system?: string } {
  const find = (names: typeof browsers) => names.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}

/** A readable name for the user agent's browser and operating system; the raw header isn't stored. */
export function deviceOf(userAgent: string): string {
  const known = Object.values(deviceParts(userAgent));
  return known.length === 0 ? 'an unknown device' : known.join(' on ');
}
