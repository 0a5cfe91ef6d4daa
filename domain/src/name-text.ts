import * as z from 'zod/mini';
import { lineOfText } from './text.ts';

// Joiners, which these scripts need between their letters; everywhere else a format character is invisible.
const neededJoiner =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d](?=\p{L})/gu;
// Fillers of Hangul are letters and the blank of Braille is a symbol, yet nothing is drawn for them. Variation selectors choose the form of a visible character.
const invisibleCharacter = /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

// Emails have one after each dot of a name, so that no program makes a link of it.
const wordJoiners = /\u2060/g;

/** A name trimmed, without the word joiners that emails put into it. */
export function cleanName(name: string): string {
  return name.replaceAll(wordJoiners, '').trim();
}

/** A name: one line of visible text, without the word joiners of a name copied from an email. Lengths in characters. */
export function nameText(label: string, limits: { min?: number; max: number }) {
  return lineOfText(label, { ...limits, clean: cleanName }).check(
    z.refine((name) => !invisibleCharacter.test(name.replaceAll(neededJoiner, '')), {
      error: `${label} must not contain invisible characters`,
      abort: true,
    }),
    z.refine((name) => visibleCharacter.test(name), {
      error: `${label} must contain a visible character`,
      abort: true,
    }),
  );
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const addressMarks = /:\/\/|(?<![\p{L}\p{N}])www\.|[@<>]/iu;

/** The name of a person: a name with a letter or digit, without the marks of web and email addresses. */
export function personNameText(label: string, limits: { max: number }) {
  return nameText(label, limits).check(
    z.refine((name) => letterOrDigit.test(name), {
      error: `${label} must contain a letter or digit`,
      abort: true,
    }),
    // Full-width forms of the marks are read as the marks themselves.
    z.refine((name) => !addressMarks.test(name.normalize('NFKC')), {
      error: `${label} must not contain www., ://, @, < or >`,
    }),
  );
}
