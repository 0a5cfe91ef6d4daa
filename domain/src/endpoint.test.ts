import { expect, test } from 'vitest';
import { checkScope, checkServiceCall, needsPerson, type Scope, scopes } from './endpoint.ts';
import { allowed } from './refusal.ts';

test.each(scopes)('a call with the scope %s is open to services that have it', (scope) => {
  expect(checkServiceCall({ scope }, { scopes: [scope] })).toEqual(allowed);
  const others = scopes.filter((other) => other !== scope);
  for (const given of [[], others]) {
    const refusal = checkServiceCall({ scope }, { scopes: given });
    expect(refusal).toMatchObject({ refused: true, code: 'FORBIDDEN' });
    expect(refusal).toMatchObject({
      message: `This needs the scope '${scope}', which the service does not have.`,
    });
    expect(refusal).toEqual(checkScope(scope, { scopes: given }));
  }
});

test('a call without a scope needs a person', () => {
  const all: readonly Scope[] = scopes;
  expect(checkServiceCall({}, { scopes: all })).toEqual(needsPerson);
});
