import type { PlantedViolation } from '../rule.ts';

export const plantedInLayers: readonly PlantedViolation[] = [
  {
    rule: 'every folder is a listed slice',
    plant: 'an unlisted folder',
    files: { 'server/src/wages/pay.ts': '', 'web/src/time-off/api.ts': '', 'domain/src/refusal.ts': '' },
    caught: ['server/src/wages/pay.ts is in no slice of server'],
  },
  {
    rule: 'a slice imports only slices before it',
    plant: 'imports of a later slice, of a slice by the platform, and of a test by the product',
    files: {
      'server/src/people/routes.ts': `import { x } from '../time-off/queries.ts'; import '../platform/change.ts';`,
      'server/src/platform/change.ts': `export * from '../people/routes.ts';`,
      'server/src/time-off/approve.ts': `const { actor } = await import('../testing/actor.ts');`,
      'server/src/time-off/approve.test.ts': `import { actor } from '../testing/actor.ts';`,
      'web/src/ui/badge.tsx': `type Role = import('../people/role-badge.tsx').Role;`,
      'domain/src/text.ts': `export type { Role } from './access/role.ts';`,
    },
    caught: [
      'server/src/people/routes.ts imports server/src/time-off/queries.ts',
      'server/src/platform/change.ts imports server/src/people/routes.ts',
      'server/src/time-off/approve.ts imports server/src/testing/actor.ts',
      'web/src/ui/badge.tsx imports web/src/people/role-badge.tsx',
      'domain/src/text.ts imports domain/src/access/role.ts',
    ],
  },
  {
    rule: 'every folder of a slice with rooms is a listed room',
    plant: 'an unlisted room',
    files: {
      'web/src/time-off/widgets/x.tsx': '',
      'web/src/time-off/requests/x.tsx': '',
      'web/src/time-off/x.tsx': '',
      'web/src/time-off/messages/en.ts': '',
    },
    caught: ['web/src/time-off/widgets/x.tsx is in no room of time-off'],
  },
  {
    rule: 'a room imports only rooms before it',
    plant: 'requests that import balances, and a room that imports the page around it',
    files: {
      'server/src/time-off/requests/read-request.ts': `import { x } from '../balances/queries.ts';`,
      'server/src/time-off/balances/read-balance.ts': `import { x } from '../requests/queries.ts';`,
      'web/src/teams/members/member-table.tsx': `import { TeamPage } from '../team-page.tsx';`,
      'web/src/teams/team-page.tsx': `import { MemberTable } from './members/member-table.tsx';`,
    },
    caught: [
      'server/src/time-off/requests/read-request.ts imports server/src/time-off/balances/queries.ts',
      'web/src/teams/members/member-table.tsx imports web/src/teams/team-page.tsx',
    ],
  },
  {
    rule: 'only recalculations import the former engine',
    plant: 'a report and a server slice that use the former engine',
    files: {
      'domain/src/time-off/reports/sums.ts': `import { formerEntries } from '../former-engine/former-engine.ts';`,
      'domain/src/time-off/recalculations/compare.ts': `import { formerEntries } from '../former-engine/former-engine.ts';`,
      'server/src/time-off/closings/verify.ts': `import { formerEntries } from '@almanac/domain/time-off/former-engine/former-engine';`,
    },
    caught: [
      'domain/src/time-off/reports/sums.ts imports domain/src/time-off/former-engine/former-engine.ts',
      'server/src/time-off/closings/verify.ts imports domain/src/time-off/former-engine/former-engine.ts',
    ],
  },
  {
    rule: 'a business noun imports no later noun of the domain',
    plant: 'people importing balances',
    files: {
      'server/src/people/user.ts': `import { leaveBalance } from '@almanac/domain/time-off/leave-balance';`,
      'server/src/time-off/read.ts': `import { isAdmin } from '@almanac/domain/people/permissions';`,
    },
    caught: ['server/src/people/user.ts imports domain/src/time-off/leave-balance.ts'],
  },
  {
    rule: 'platform and components import no business noun',
    plant: 'nouns in the platform of each side and in components',
    files: {
      'server/src/platform/change.ts': `import type { User } from '@almanac/domain/people/accounts/schema';`,
      'server/src/platform/mail/mailer.ts': `import { isAdmin } from '@almanac/domain/access/permissions';`,
      'server/src/platform/http/openapi.ts': `import { contract } from '@almanac/domain/contract';`,
      'web/src/platform/call.ts': `type Teams = typeof import('@almanac/domain/teams/directory/endpoints');`,
      'web/src/ui/badge.tsx': `import { timeOffTypeLabel } from '../../../domain/src/time-off/requests/vocabulary.ts';`,
      'web/src/platform/session.ts': `import type { SessionUser } from '@almanac/domain/access/schema'; import { dateAt } from '@almanac/domain/calendar/calendar-date'; import { isRefusal } from '@almanac/domain/refusal';`,
      'web/src/platform/call.test.ts': `type Teams = typeof import('@almanac/domain/teams/directory/endpoints');`,
    },
    caught: [
      'server/src/platform/change.ts imports domain/src/people/accounts/schema.ts',
      'server/src/platform/mail/mailer.ts imports domain/src/access/permissions.ts',
      'server/src/platform/http/openapi.ts imports domain/src/contract.ts',
      'web/src/platform/call.ts imports domain/src/teams/directory/endpoints.ts',
      'web/src/ui/badge.tsx imports domain/src/time-off/requests/vocabulary.ts',
    ],
  },
  {
    rule: 'web and server never import each other',
    plant: 'imports in both directions',
    files: {
      'web/src/people/page.tsx': `import type { Users } from '../../../server/src/platform/database/tables.ts';`,
      'server/src/app.ts': `import '@almanac/web/routes';`,
    },
    caught: [
      'web/src/people/page.tsx imports server/src/platform/database/tables.ts',
      'server/src/app.ts imports web/src',
    ],
  },
  {
    rule: 'domain imports only itself and zod',
    plant: 'a platform module, another package and a test library',
    files: {
      'domain/src/people/role.ts': `import { readFile } from 'node:fs/promises'; import * as z from 'zod/mini';`,
      'domain/src/people/email.ts': `import type { Pool } from 'pg';`,
      'domain/src/people/any-role.ts': `import fc from 'fast-check';`,
      'domain/src/people/role.test.ts': `import fc from 'fast-check'; import './role.ts';`,
    },
    caught: [
      'domain/src/people/role.ts imports node:fs',
      'domain/src/people/email.ts imports pg',
      'domain/src/people/any-role.ts imports fast-check',
    ],
  },
  {
    rule: 'browser code imports zod/mini',
    plant: 'the full zod, its types, another entry point and its locales',
    files: {
      'domain/src/people/schema.ts': `import { z } from 'zod';`,
      'domain/src/people/schema.test.ts': `import type { z } from 'zod';`,
      'domain/src/people/language.ts': `import { de } from 'zod/locales';`,
      'web/src/people/user-form.tsx': `import * as z from 'zod/v4';`,
      'web/src/people/user-form-rules.ts': `export const z = await import('zod');`,
      'web/src/people/type.ts': `export type Schema = import('zod').ZodType;`,
      'domain/src/people/role.ts': `import * as z from 'zod/mini';`,
      'web/src/platform/form.tsx': `import type * as z from 'zod/mini';`,
      'server/src/people/mail.ts': `import { z } from 'zod';`,
    },
    caught: [
      'domain/src/people/schema.ts imports zod',
      'domain/src/people/schema.test.ts imports zod',
      'domain/src/people/language.ts imports zod',
      'web/src/people/user-form.tsx imports zod',
      'web/src/people/user-form-rules.ts imports zod',
      'web/src/people/type.ts imports zod',
    ],
  },
  {
    rule: 'a store is private to its slice',
    plant: "an earlier slice's store",
    files: {
      'server/src/teams/delete-team.ts': `import { saveRequest } from '../time-off/store.ts'; import './store.ts';`,
    },
    caught: ['server/src/teams/delete-team.ts imports server/src/time-off/store.ts'],
  },
  {
    rule: 'the browser loads schemas only with forms',
    plant: 'a page that loads a schema, directly and through an endpoint',
    files: {
      'domain/src/people/schema.ts': `import * as z from 'zod/mini'; export const User = z.object({});`,
      'domain/src/people/endpoints.ts': `import { User } from './schema.ts'; export const readUser = User;`,
      'domain/src/people/permissions.ts': `import type { User } from './schema.ts';`,
      'web/src/people/page.tsx': `import { User } from '@almanac/domain/people/schema';`,
      'web/src/people/api.ts': `import { type User, readUser } from '@almanac/domain/people/endpoints';`,
      'web/src/people/card.tsx': `import type { User } from '@almanac/domain/people/schema'; import '@almanac/domain/people/permissions';`,
      'web/src/people/change-user-form.tsx': `import { User } from '@almanac/domain/people/schema';`,
    },
    caught: [
      'web/src/people/page.tsx loads domain/src/people/schema.ts; import its types only',
      'web/src/people/api.ts loads domain/src/people/endpoints.ts; import its types only',
    ],
  },
  {
    rule: 'there are no import cycles between files',
    plant: 'a cycle of three, including a type import',
    files: {
      'web/src/ui/card.tsx': `import './badge.tsx';`,
      'web/src/ui/badge.tsx': `export { tone } from './tone.ts';`,
      'web/src/ui/tone.ts': `import type { Card } from './card.tsx';`,
    },
    caught: ['web/src/ui/card.tsx → web/src/ui/badge.tsx → web/src/ui/tone.ts → web/src/ui/card.tsx'],
  },
];
