import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../../scripts/environment/project.ts';
import { licenceTexts, ownVersion, shippedPackages } from './shipped-packages.ts';

const packages = shippedPackages();
const named = new Map(packages.map((each) => [each.name, each]));

function dependenciesOf(workspace: string): string[] {
  const text = readFileSync(join(projectDirectory, workspace, 'package.json'), 'utf8');
  return Object.keys(JSON.parse(text).dependencies).filter((name) => !name.startsWith('@almanac/'));
}

test('all packages of browser and server are listed with their location', () => {
  for (const name of [...dependenciesOf('web'), 'zod', 'scheduler', 'tailwindcss'])
    expect(named.get(name), name).toMatchObject({ isInBrowser: true });
  for (const name of [...dependenciesOf('server'), 'zod', 'pino', 'Node.js', 'PostgreSQL'])
    expect(named.get(name), name).toMatchObject({ isOnServer: true });
  for (const name of ['vitest', 'typescript', 'playwright-core', '@types/react', 'smtp-server'])
    expect(named.has(name), name).toBe(false);
});

test('each has a version, a licence text and a licence that allows shipping', () => {
  const allowed =
    /^(MIT|ISC|0BSD|MIT-0|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|PSF-2\.0|ISC, its data CC-BY-SA-3\.0|MPL-2\.0|\(MIT OR CC0-1\.0\)|MIT and others|PostgreSQL, and those of its libraries)$/;
  for (const { name, version, licence, text } of packages) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(licence, name).toMatch(allowed);
    expect(text.length, name).toBeGreaterThan(20);
  }
});

test('the licence file contains every licence', () => {
  const text = licenceTexts(packages);
  expect(text).toContain('Almanac (MIT)');
  for (const { name, version } of packages) expect(text).toContain(`\n${name} ${version} (`);
  expect(ownVersion()).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the source of suggested holidays is credited on screen and in the licence file', () => {
  const holidays = named.get('date-holidays');
  expect(holidays).toMatchObject({ licence: 'ISC, its data CC-BY-SA-3.0', isInBrowser: false });
  expect(holidays?.text).toContain('CC BY-SA 3.0 Attributions');
  for (const file of ['README.md', 'web/src/shell/about/about-page.tsx']) {
    const text = readFileSync(join(projectDirectory, file), 'utf8');
    expect(text, file).toContain('https://github.com/commenthol/date-holidays');
    expect(text, file).toContain('https://creativecommons.org/licenses/by-sa/3.0/');
  }
});
