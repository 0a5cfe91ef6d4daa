import type { PersonTone } from '../tone.ts';

const tones = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The tone of a person's avatar, always the same for a name. */
export function personTone(name: string): PersonTone {
  const sum = [...name.trim().toLowerCase()].reduce(
    (code, letter) => (code * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return `person-${tones[sum % tones.length] ?? 1}`;
}
