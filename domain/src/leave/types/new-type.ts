import { type LeaveType, typeColours } from './leave-type.ts';

/** The first colour that the fewest types have. */
export function nextColour(types: readonly Pick<LeaveType, 'colour'>[]): LeaveType['colour'] {
  const uses = typeColours.map((colour) => types.filter((type) => type.colour === colour).length);
  return typeColours[uses.indexOf(Math.min(...uses))] ?? 'blue';
}

const mostCharacters = 40;

/**
 * An unused code made from the name: 'Parental Leave' becomes `PARENTAL_LEAVE`. A name without Latin letters
 * becomes `TYPE`.
 */
export function codeOfName(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+/, '');
  const code = words.slice(0, mostCharacters).replace(/_+$/, '') || 'TYPE';
  const unavailable = new Set([...taken, 'AWAY']);
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `_${number}`;
    const candidate = `${code.slice(0, mostCharacters - suffix.length)}${suffix}`;
    if (!unavailable.has(candidate)) return candidate;
  }
}
