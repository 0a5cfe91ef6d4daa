import { modulesLoadedWith } from '../module-graph.ts';
import { ofFiles, ofImports, type Rule } from '../rule.ts';
import { isProduct, packagesOfSlices, sourceLocationOf } from '../slices.ts';

const ownVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const ownPackage = /^@almanac\//;
const packageLists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** Settings that alias modules, by file. */
const aliases: readonly [file: RegExp, name: RegExp][] = [
  [/(^|\/)package\.json$/, /"(?:imports|overrides|bundleDependencies)"\s*:/g],
  [/(^|\/)tsconfig[\w.]*\.json$/, /"(?:paths|baseUrl|rootDirs|plugins)"\s*:/g],
  [/(^|\/)vite\.config\.ts$/, /\b(?:alias|resolve|define|esbuild|oxc)\b/g],
];

/** Packages for forms; no page needs them before a form opens. */
const packagesOfForms = ['@hookform/resolvers', 'react-hook-form', 'zod'];

export const packageRules: readonly Rule[] = [
  ofImports('a slice imports only its listed packages', (path, { target, specifier }) => {
    const place = sourceLocationOf(path);
    if (!place || place.package === 'domain' || !isProduct(path)) return false;
    const isOurs = specifier.startsWith('.') || ownPackage.test(specifier);
    return !isOurs && !mayImport(place.package, place.slice, target);
  }),
  ofFiles('packages and modules have no aliases', (path, text) => [
    ...aliases
      .flatMap(([file, name]) => (file.test(path) ? (text.match(name) ?? []) : []))
      .map((name) => `aliases modules with ${name}`),
    ...(/(^|\/)package\.json$/.test(path) ? aliasedPackages(text) : []),
  ]),
  {
    name: 'the initial load contains no forms',
    violations: ({ modules }) =>
      modulesLoadedWith('web/src/main.tsx', modules).flatMap(({ path, bindings }) =>
        bindings
          .filter(({ target, isTypeOnly }) => !isTypeOnly && packagesOfForms.includes(target))
          .map(({ target }) => `${path} loads ${target} on every page`),
      ),
  },
];

function mayImport(side: 'server' | 'web', slice: string, target: string): boolean {
  const { everywhere, ...ofSlices } = packagesOfSlices[side];
  const more = ofSlices[slice];
  return more === 'any' || [...everywhere, ...(more ?? [])].includes(target);
}

/** Packages from other sources or under an alias. */
function aliasedPackages(text: string): string[] {
  const described: Record<string, Record<string, string> | undefined> = JSON.parse(text);
  return packageLists
    .flatMap((list) => Object.entries(described[list] ?? {}))
    .filter(([name, version]) => !ownVersion.test(version) && !(ownPackage.test(name) && version === '*'))
    .map(([name, version]) => `takes ${name} from ${version}`);
}
