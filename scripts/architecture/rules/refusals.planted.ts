import type { PlantedViolation } from '../rule.ts';

export const plantedInRefusals: readonly PlantedViolation[] = [
  {
    rule: 'only refusal.ts creates refusals',
    plant: 'hand-made refusals and permissions',
    files: {
      'domain/src/teams/rule.ts': `export const check = () => ({ refused: true, code: 'FORBIDDEN', message: 'No' });`,
      'domain/src/teams/allowed.ts': 'export const check = () => ({ refused: false });',
      'server/src/teams/short.ts': 'const refused = true; return { refused, code };',
      'server/src/teams/quoted.ts': `return { 'refused': true, code };`,
      'server/src/teams/computed.ts': `return { ['ref' + 'used']: true, code };`,
      'server/src/teams/assigned.ts': 'const answer = { code }; answer.refused = true;',
      'server/src/teams/entries.ts': `return Object.fromEntries([['refused', true]]);`,
      'server/src/teams/copied.ts': `return { ...notFound('Team'), code: 'FORBIDDEN' };`,
      'web/src/teams/form-rules.ts': 'const judged = { refused: true, code, message };',
      'domain/src/refusal.ts': 'export const allowed = { refused: false };',
      'server/src/teams/fine.ts':
        'const { refused } = decision; if (decision.refused) return decision; return refuse(code, message);',
      'server/src/teams/rule.test.ts': 'expect(check()).toEqual({ refused: true });',
    },
    caught: [
      'domain/src/teams/rule.ts builds a decision by hand',
      'domain/src/teams/allowed.ts builds a decision by hand',
      'server/src/teams/short.ts builds a decision by hand',
      'server/src/teams/quoted.ts names refused in a string',
      'server/src/teams/quoted.ts builds a decision by hand',
      'server/src/teams/computed.ts names refused in a string',
      'server/src/teams/computed.ts builds a decision by hand',
      'server/src/teams/assigned.ts builds a decision by hand',
      'server/src/teams/entries.ts names refused in a string',
      'server/src/teams/copied.ts changes a refusal by hand',
      'web/src/teams/form-rules.ts builds a decision by hand',
    ],
  },
];
