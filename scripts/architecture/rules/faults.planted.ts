import type { PlantedViolation } from '../rule.ts';

export const plantedInFaults: readonly PlantedViolation[] = [
  {
    rule: 'the domain never throws',
    plant: 'a rule that throws instead of refusing',
    files: {
      'domain/src/teams/rule.ts': `export const check = (days) => { if (days < 0) throw new Error('Too few'); };`,
      'domain/src/calendar/period.ts': `export function days() { throw 'none'; }`,
      'domain/src/teams/rule.test.ts': `test('faults', () => { throw new Error('Expected'); });`,
      'server/src/teams/rule.ts': `throw new Error('A fault');`,
    },
    caught: ['domain/src/teams/rule.ts throws', 'domain/src/calendar/period.ts throws'],
  },
  {
    rule: 'server slices catch no faults',
    plant: 'use cases that swallow faults',
    files: {
      'server/src/teams/read-team.ts': 'try { read(); } catch { }',
      'server/src/teams/rethrown.ts': 'try { read(); } catch (error) { throw error; }',
      'server/src/teams/promised.ts': 'read().catch(() => undefined);',
      'server/src/teams/member.ts': `read()['catch'](() => undefined);`,
      'server/src/teams/second.ts': 'read().then((team) => team, () => undefined);',
      'server/src/teams/settled.ts': 'await Promise.allSettled([read()]);',
      'server/src/teams/ended.ts': 'try { read(); } finally { end(); } read().then(tell);',
      'server/src/teams/read-team.test.ts': 'read().catch(() => undefined);',
      'server/src/platform/mail/mailer.ts': 'send().catch(onFault);',
    },
    caught: [
      'server/src/teams/read-team.ts catches',
      'server/src/teams/rethrown.ts catches',
      'server/src/teams/promised.ts catches',
      'server/src/teams/member.ts catches',
      'server/src/teams/second.ts catches',
      'server/src/teams/settled.ts catches',
    ],
  },
];
