import * as z from 'zod/mini';
import { lineOfText } from './text.ts';

// Joiners, which these scripts need between their letters; everywhere else no reader sees a format character.
const neededJoiner =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d](?=\p{L})/gu;
const formatCharacter = /\p{Cf}/u;

/** A name, as a line of text without characters that nobody sees; lengths in characters. */
export function nameText(label: string, limits: { min?: number; max: number }) {
  return lineOfText(label, limits).check(
    z.refine((name) => !formatCharacter.test(name.replaceAll(neededJoiner, '')), {
      error: `${label} must not hold invisible characters`,
    }),
  );
}

const schemeOrWww = /:\/\/|(?<![\p{L}\p{N}])www\./iu;
const commonEnding =
  '(?:com|net|org|info|biz|app|dev|xyz|online|site|shop|top|club|live|link|page|click|cloud|tech|zip|mov)';
const host = new RegExp(String.raw`[\p{L}\p{N}-]\.${commonEnding}(?![\p{L}\p{N}])`, 'iu');
// 'St.John' is a name that lacks a space; 'evil.example' is not, and neither is anything with a path.
const lowerCaseHost = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}(?![\p{L}\p{N}])/u;
const hostWithPath = /[\p{L}\p{N}-]\.\p{L}{2,}\//u;

// Resolvers of names read the ideographic full stop as a dot, which its compatibility form is not.
const asRead = (text: string) => text.normalize('NFKC').replaceAll('\u3002', '.');

/** Whether the text holds what mail programs and readers take for the address of a web page. */
export function holdsWebAddress(text: string): boolean {
  return [schemeOrWww, host, lowerCaseHost, hostWithPath].some((pattern) => pattern.test(asRead(text)));
}
