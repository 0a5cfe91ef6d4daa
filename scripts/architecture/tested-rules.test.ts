import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';

interface SourceText {
  path: string;
  text: string;
}

/** Exported domain functions that no domain test names. */
function untestedRules(files: readonly SourceText[]): string[] {
  const isTest = ({ path }: SourceText) => path.endsWith('.test.ts');
  const tests = files.filter(isTest).map(({ text }) => text);
  return files
    .filter((file) => !isTest(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    )
    .filter(({ name }) => !tests.some((each) => new RegExp(`\\b${name}\\b`).test(each)))
    .map(({ path, name }) => `${path}: ${name}`);
}

// It returns its argument unchanged; the contract tests read the result.
const without = new Set(['domain/src/endpoint.ts: endpoint']);
// The former engine is frozen; recorded figures test it as a whole.
const isFrozen = (rule: string) => rule.startsWith('domain/src/time-off/former-engine/');

describe('the rules of the domain', () => {
  const paths = globSync('domain/src/**/*.ts', { cwd: projectDirectory });
  const files = paths.map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(projectDirectory, path), 'utf8'),
  }));

  test('each exported function is named by a domain test', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(untestedRules(files).filter((rule) => !without.has(rule) && !isFrozen(rule))).toEqual([]);
  });

  test('an untested function is found', () => {
    const rule = { path: 'domain/src/pay/pay-rules.ts', text: 'export function checkPay() {}' };
    const ofOther = { path: 'domain/src/pay/pay-rules.test.ts', text: 'checkPayment()' };
    expect(untestedRules([rule, ofOther])).toEqual(['domain/src/pay/pay-rules.ts: checkPay']);
  });
});
