import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';
import { exceptions } from './exceptions.ts';
import { plantedInClocks } from './rules/clocks.planted.ts';
import { clockRules } from './rules/clocks.ts';
import { plantedInColours } from './rules/colours.planted.ts';
import { colourRules } from './rules/colours.ts';
import { plantedInDates } from './rules/dates.planted.ts';
import { dateRules } from './rules/dates.ts';
import { plantedInDirections } from './rules/directions.planted.ts';
import { directionRules } from './rules/directions.ts';
import { plantedInFaults } from './rules/faults.planted.ts';
import { faultRules } from './rules/faults.ts';
import { plantedInFiles } from './rules/files.planted.ts';
import { fileRules } from './rules/files.ts';
import { plantedInFolders } from './rules/folders.planted.ts';
import { folderRules } from './rules/folders.ts';
import { plantedInImports } from './rules/imports.planted.ts';
import { importRules } from './rules/imports.ts';
import { plantedInLayers } from './rules/layers.planted.ts';
import { layerRules } from './rules/layers.ts';
import { plantedInLoops } from './rules/loops.planted.ts';
import { loopRules } from './rules/loops.ts';
import { plantedInPackages } from './rules/packages.planted.ts';
import { packageRules } from './rules/packages.ts';
import { plantedInPromises } from './rules/promises.planted.ts';
import { promiseRules } from './rules/promises.ts';
import { plantedInQueries } from './rules/queries.planted.ts';
import { queryRules } from './rules/queries.ts';
import { plantedInReactions } from './rules/reactions.planted.ts';
import { reactionRules } from './rules/reactions.ts';
import { plantedInRefusals } from './rules/refusals.planted.ts';
import { refusalRules } from './rules/refusals.ts';
import { plantedInRoles } from './rules/roles.planted.ts';
import { roleRules } from './rules/roles.ts';
import { plantedInScreens } from './rules/screens.planted.ts';
import { screenRules } from './rules/screens.ts';
import { plantedInStores } from './rules/stores.planted.ts';
import { storeRules } from './rules/stores.ts';
import { plantedInTables } from './rules/tables.planted.ts';
import { tableRules, tablesMadeBy } from './rules/tables.ts';
import { plantedInWords } from './rules/words.planted.ts';
import { wordRules } from './rules/words.ts';
import { plantedInWriters } from './rules/writers.planted.ts';
import { writerRules } from './rules/writers.ts';
import { readSources, readTree } from './source-tree.ts';
import { tableOwners, tablesOfLibraries } from './table-owners.ts';

const rules = [
  ...fileRules,
  ...folderRules,
  ...layerRules,
  ...importRules,
  ...packageRules,
  ...clockRules,
  ...dateRules,
  ...queryRules,
  ...screenRules,
  ...colourRules,
  ...wordRules,
  ...directionRules,
  ...tableRules,
  ...writerRules,
  ...storeRules,
  ...faultRules,
  ...promiseRules,
  ...refusalRules,
  ...reactionRules,
  ...loopRules,
  ...roleRules,
];
const plantedViolations = [
  ...plantedInFiles,
  ...plantedInFolders,
  ...plantedInLayers,
  ...plantedInImports,
  ...plantedInPackages,
  ...plantedInClocks,
  ...plantedInDates,
  ...plantedInQueries,
  ...plantedInScreens,
  ...plantedInColours,
  ...plantedInDirections,
  ...plantedInTables,
  ...plantedInWords,
  ...plantedInWriters,
  ...plantedInStores,
  ...plantedInFaults,
  ...plantedInPromises,
  ...plantedInRefusals,
  ...plantedInReactions,
  ...plantedInLoops,
  ...plantedInRoles,
  ...plantedInWords,
];

const tree = readTree(readSources(projectDirectory));
const violations = new Map(rules.map((rule) => [rule, rule.violations(tree)]));
const excepted = new Set(Object.keys(exceptions));

describe('the source', () => {
  test.each(rules)('$name', (rule) => {
    expect(violations.get(rule)?.filter((violation) => !excepted.has(violation))).toEqual([]);
  });
});

describe('the architecture test itself', () => {
  test('every file is read, and every module with its imports', () => {
    const files = globSync(
      ['{domain,server,web,e2e,scripts,packages}/**/*.*', '{package,tsconfig.base}.json'],
      {
        cwd: projectDirectory,
        exclude: ['**/node_modules', 'server/dist', 'web/dist'],
      },
    );
    expect(tree.files.map(({ path }) => path).sort()).toEqual(
      files.map((file) => file.replaceAll('\\', '/')).sort(),
    );
    const sides = ['domain', 'server', 'web'].map((side) =>
      tree.modules.filter(({ path }) => path.startsWith(`${side}/src/`)),
    );
    for (const modules of sides) {
      expect(modules.length).toBeGreaterThan(50);
      expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length);
    }
    const read = new Set(tree.modules.map(({ path }) => path));
    const unread = tree.files.filter(({ path }) => !read.has(path)).map(({ path }) => path);
    expect(unread.filter((path) => !/\.(css|html|json|md|sql|svg)$/.test(path))).toEqual([]);
  });

  test('a symbolic link is refused', () => {
    const project = mkdtempSync(join(tmpdir(), 'almanac-sources-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    mkdirSync(join(project, 'domain', 'src'), { recursive: true });
    symlinkSync(tmpdir(), join(project, 'domain', 'src', 'people'), 'junction');
    expect(() => readSources(project)).toThrow('domain/src/people is neither a file nor a folder');
  });

  test('every owner has a table', () => {
    const made = [...tablesMadeBy(tree.files).map(({ table }) => table), ...tablesOfLibraries];
    expect(made.sort()).toEqual(Object.keys(tableOwners).sort());
  });

  test('every exception is needed', () => {
    const found = new Set([...violations.values()].flat());
    expect([...excepted].filter((each) => !found.has(each))).toEqual([]);
  });

  test('every rule has a planted violation and a unique name', () => {
    const names = rules.map(({ name }) => name);
    expect(new Set(plantedViolations.map(({ rule }) => rule))).toEqual(new Set(names));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(plantedViolations)('$rule: catches $plant', ({ rule, files, caught }) => {
    const planted = readTree(files);
    const found = rules.filter(({ name }) => name === rule).flatMap((each) => each.violations(planted));
    expect(found).toEqual(caught);
  });
});
