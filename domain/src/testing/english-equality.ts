import { expect } from 'vitest';
import { readFieldError } from '../language/field-error.ts';
import type { Said } from '../language/message.ts';
import { english } from './english.ts';

/** Lets tests compare a message, or the error of a schema, with its English text. */
expect.addEqualityTesters([
  (one, other) => {
    if (typeof one === 'string' && typeof other === 'string') return sameText(one, other);
    if (typeof other === 'string' && isMessage(one)) return english(one) === other;
    if (typeof one === 'string' && isMessage(other)) return english(other) === one;
    return undefined;
  },
]);

function sameText(one: string, other: string): boolean | undefined {
  const isFieldError = [one, other].some((text) => text.startsWith('{"key":'));
  return isFieldError ? english(readFieldError(one)) === english(readFieldError(other)) : undefined;
}

function isMessage(value: unknown): value is Exclude<Said, string> {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
