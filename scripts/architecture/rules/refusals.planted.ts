import type { PlantedViolation } from '../rule.ts';

export const plantedInRefusals: readonly PlantedViolation[] = [
  {
    rule: 'a refusal is made by refusal.ts',
    plant: 'refusals and permissions made by hand',
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
      'domain/src/teams/rule.ts makes a decision by hand',
      'domain/src/teams/allowed.ts makes a decision by hand',
      'server/src/teams/short.ts makes a decision by hand',
      'server/src/teams/quoted.ts takes refused by its name as a text',
      'server/src/teams/quoted.ts makes a decision by hand',
      'server/src/teams/computed.ts takes refused by its name as a text',
      'server/src/teams/computed.ts makes a decision by hand',
      'server/src/teams/assigned.ts makes a decision by hand',
      'server/src/teams/entries.ts takes refused by its name as a text',
      'server/src/teams/copied.ts changes a refusal by hand',
      'web/src/teams/form-rules.ts makes a decision by hand',
    ],
  },
];
