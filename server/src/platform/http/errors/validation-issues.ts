import { readFieldError } from '@almanac/domain/language/field-error';
import type { Issue } from '@almanac/domain/refusal';
import type { FastifySchemaValidationError } from 'fastify';
import { httpMessage } from '../../language/messages/message.ts';

const invalidInput = httpMessage('http.invalidInput');

/** Input faults with dotted field paths such as `requestIds.0`. */
export function issuesOf(faults: readonly FastifySchemaValidationError[]): [Issue, ...Issue[]] {
  const [first, ...others] = faults.flatMap(toIssues);
  return [first ?? { path: '', message: invalidInput }, ...others];
}

/** The fault of an undeclared field. */
export function undeclaredField(path: readonly string[], key: string): Issue {
  return { path: [...path, key].join('.'), message: httpMessage('http.unknownField', { field: key }) };
}

function toIssues({ keyword, instancePath, message, params }: FastifySchemaValidationError): Issue[] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
    return params.keys.map((key) => undeclaredField(path, String(key)));
  }
  return [{ path: path.join('.'), message: message === undefined ? invalidInput : readFieldError(message) }];
}
