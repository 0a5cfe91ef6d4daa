import type { PlantedViolation } from '../rule.ts';

const filesOf = (folder: string, count: number, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}${ending}`, '']));

export const plantedInFolders: readonly PlantedViolation[] = [
  {
    rule: 'a folder holds at most fifteen source files',
    plant: 'a sixteenth file, tests and folders inside not counted',
    files: {
      ...filesOf('server/src/people', 16),
      ...filesOf('domain/src/people', 15),
      ...filesOf('domain/src/people', 9, '.test.ts'),
      ...filesOf('domain/src/people/accounts', 3),
    },
    caught: ['server/src/people has 16 source files; divide it'],
  },
  {
    rule: 'no folder imports itself over others',
    plant: 'two folders that import each other by different files',
    files: {
      'web/src/ui/overlay/dialog.tsx': `import '../button/button.tsx';`,
      'web/src/ui/button/button.tsx': '',
      'web/src/ui/button/icon-button.tsx': `import type { Tooltip } from '../overlay/tooltip.tsx';`,
      'web/src/ui/overlay/tooltip.tsx': '',
    },
    caught: ['web/src/ui/overlay → web/src/ui/button → web/src/ui/overlay'],
  },
  {
    rule: 'no folder imports itself over others',
    plant: 'a folder that imports from the one it is in, which imports it',
    files: {
      'server/src/people/routes.ts': `import './accounts/list-users.ts';`,
      'server/src/people/queries.ts': '',
      'server/src/people/accounts/list-users.ts': `import '../queries.ts';`,
    },
    caught: ['server/src/people → server/src/people/accounts → server/src/people'],
  },
];
