import * as z from 'zod/mini';
import { fieldError } from './language/field-error.ts';
import type { Said } from './language/message.ts';
import { commonMessage } from './language/messages/message.ts';
import { lineOfText } from './text.ts';

// These scripts need joiners between their letters; elsewhere a format character is invisible.
const neededJoiner =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d](?=\p{L})/gu;
// Hangul fillers are letters and the Braille blank is a symbol, but both are invisible. Variation selectors only
// affect a visible character.
const invisibleCharacter = /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

// Emails add one after each dot of a name, so that mail clients don't turn it into a link.
const wordJoiners = /\u2060/g;

/** Trims a name, and removes the word joiners that emails add. */
export function cleanName(name: string): string {
  return name.replaceAll(wordJoiners, '').trim();
}

/** A name: one line of visible text, without word joiners. Lengths in characters. */
export function nameText(label: Said, limits: { min?: number; max: number }) {
  return lineOfText(label, { ...limits, clean: cleanName }).check(
    z.refine((name) => !invisibleCharacter.test(name.replaceAll(neededJoiner, '')), {
      error: fieldError(commonMessage('common.visibleCharactersOnly', { label })),
      abort: true,
    }),
    z.refine((name) => visibleCharacter.test(name), {
      error: fieldError(commonMessage('common.visibleCharacter', { label })),
      abort: true,
    }),
  );
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const addressMarks = /:\/\/|(?<![\p{L}\p{N}])www\.|[@<>]/iu;

/** A person's name: has a letter or digit, and no characters typical of URLs and email addresses. */
export function personNameText(label: Said, limits: { max: number }) {
  return nameText(label, limits).check(
    z.refine((name) => letterOrDigit.test(name), {
      error: fieldError(commonMessage('common.letterOrDigit', { label })),
      abort: true,
    }),
    // Full-width forms count as the characters themselves.
    z.refine((name) => !addressMarks.test(name.normalize('NFKC')), {
      error: fieldError(commonMessage('common.noAddress', { label })),
    }),
  );
}
