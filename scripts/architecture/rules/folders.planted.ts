import type { PlantedViolation } from '../rule.ts';

const filesOf = (folder: string, count: number, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}${ending}`, '']));

export const plantedInFolders: readonly PlantedViolation[] = [
  {
    rule: 'a folder has at most fifteen source files',
    plant: 'a sixteenth file, not counting tests, subfolders and translations',
    files: {
      ...filesOf('server/src/people', 16),
      ...filesOf('domain/src/people', 15),
      ...filesOf('domain/src/people', 9, '.test.ts'),
      ...filesOf('domain/src/people/accounts', 3),
      ...filesOf('web/src/people/messages', 15, '-en.ts'),
      ...filesOf('web/src/people/messages', 15, '-de.ts'),
    },
    caught: ['server/src/people has 16 source files; split it'],
  },
  {
    rule: 'there are no import cycles between folders',
    plant: 'two folders that import each other through different files',
    files: {
      'web/src/ui/overlay/dialog.tsx': `import '../button/button.tsx';`,
      'web/src/ui/button/button.tsx': '',
      'web/src/ui/button/icon-button.tsx': `import type { Tooltip } from '../overlay/tooltip.tsx';`,
      'web/src/ui/overlay/tooltip.tsx': '',
    },
    caught: ['web/src/ui/overlay → web/src/ui/button → web/src/ui/overlay'],
  },
  {
    rule: 'there are no import cycles between folders',
    plant: 'a folder and its parent that import each other',
    files: {
      'server/src/people/routes.ts': `import './accounts/list-users.ts';`,
      'server/src/people/queries.ts': '',
      'server/src/people/accounts/list-users.ts': `import '../queries.ts';`,
    },
    caught: ['server/src/people → server/src/people/accounts → server/src/people'],
  },
];
