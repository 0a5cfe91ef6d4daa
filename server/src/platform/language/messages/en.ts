import type { Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export const en = {
  'http.unexpected': 'An unexpected error occurred',
  'http.keyReused': 'This Idempotency-Key was used for the same call with another input',
  'http.keyCharacters': 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  'http.busy': 'Almanac is busy at the moment. Please try again shortly.',
  'http.tooMany': ({ what, minutes }: { what: Said; minutes: number }, texts: Texts) =>
    `${texts.text(what)} ${plural('en', minutes, { one: 'Please wait a minute.', other: `Please wait ${minutes} minutes.` })}`,
  'http.notFound': 'Not found',
  'http.page': 'Page',
  'http.tooLarge': 'The request is too large',
  'http.mustBeJson': 'The request must be JSON',
  'http.unreadable': 'The request could not be read',
  'http.tooSlow': 'The request took too long',
  'http.headersTooLarge': 'The headers are too large',
  'http.badAddress': 'The address is not valid',
  'http.badJson': 'The body is not valid JSON',
  'http.wrongLength': 'The body is not as long as announced',
  'http.bodyMustBeObject': 'The body must be an object',
  'http.invalidInput': 'The input is not valid',
  'http.unknownField': ({ field }: { field: string }) => `There is no field '${field}'`,
  'http.foreignPage': 'This page may not change anything here',
  'http.needsScripts': 'Almanac needs JavaScript. Please enable it for this site and reload the page.',
  'http.signIn': 'Please sign in',
  'http.tooManyCalls': 'Too many calls at once. Please wait a moment.',
  'http.tooManyStreams': 'Too many tabs are open.',
  'http.oneHost': 'Validation failed: The request must name one host',
  'http.expectation': 'The expectation of the request cannot be met',
};
