import { modulesLoadedWith } from '../module-graph.ts';
import { ofFiles, ofImports, type Rule } from '../rule.ts';
import { isProduct, packagesOfSlices, placeOf } from '../slices.ts';

const ownVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const ownPackage = /^@almanac\//;
const listsOfPackages = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** What gives a module a second name, by the file that says so. */
const otherNames: readonly [file: RegExp, name: RegExp][] = [
  [/(^|\/)package\.json$/, /"(?:imports|overrides|bundleDependencies)"\s*:/g],
  [/(^|\/)tsconfig[\w.]*\.json$/, /"(?:paths|baseUrl|rootDirs|plugins)"\s*:/g],
  [/(^|\/)vite\.config\.ts$/, /\b(?:alias|resolve|define|esbuild|oxc)\b/g],
];

/** What a page brings that asks for something; no page needs it before it is opened. */
const packagesOfForms = ['@hookform/resolvers', 'react-hook-form', 'zod'];

export const packageRules: readonly Rule[] = [
  ofImports('a slice imports only the packages that its kind is made of', (path, { target, specifier }) => {
    const place = placeOf(path);
    if (!place || place.package === 'domain' || !isProduct(path)) return false;
    const isOurs = specifier.startsWith('.') || ownPackage.test(specifier);
    return !isOurs && !mayImport(place.package, place.slice, target);
  }),
  ofFiles('a package goes by its own name', (path, text) => [
    ...otherNames
      .flatMap(([file, name]) => (file.test(path) ? (text.match(name) ?? []) : []))
      .map((name) => `gives modules other names by ${name}`),
    ...(/(^|\/)package\.json$/.test(path) ? packagesInDisguise(text) : []),
  ]),
  {
    name: 'what is loaded before any page brings no forms',
    violations: ({ modules }) =>
      modulesLoadedWith('web/src/main.tsx', modules).flatMap(({ path, bindings }) =>
        bindings
          .filter(({ target, isTypeOnly }) => !isTypeOnly && packagesOfForms.includes(target))
          .map(({ target }) => `${path} brings ${target} to every page`),
      ),
  },
];

function mayImport(side: 'server' | 'web', slice: string, target: string): boolean {
  const { everywhere, ...ofSlices } = packagesOfSlices[side];
  const more = ofSlices[slice];
  return more === 'any' || [...everywhere, ...(more ?? [])].includes(target);
}

/** Packages that are installed from elsewhere, or under a name that is not theirs. */
function packagesInDisguise(text: string): string[] {
  const described: Record<string, Record<string, string> | undefined> = JSON.parse(text);
  return listsOfPackages
    .flatMap((list) => Object.entries(described[list] ?? {}))
    .filter(([name, version]) => !ownVersion.test(version) && !(ownPackage.test(name) && version === '*'))
    .map(([name, version]) => `takes ${name} from ${version}`);
}
