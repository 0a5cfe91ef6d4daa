import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';

interface SourceText {
  path: string;
  text: string;
}

/** The functions that the domain exports and none of its tests names. */
function untestedRules(files: readonly SourceText[]): string[] {
  const isProof = ({ path }: SourceText) => path.endsWith('.test.ts');
  const proofs = files.filter(isProof).map(({ text }) => text);
  return files
    .filter((file) => !isProof(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    )
    .filter(({ name }) => !proofs.some((proof) => new RegExp(`\\b${name}\\b`).test(proof)))
    .map(({ path, name }) => `${path}: ${name}`);
}

// Declares an endpoint and returns it as it is; the contract's tests read what it returns.
const without = new Set(['domain/src/endpoint.ts: endpoint']);
// A former engine is frozen: figures that it once gave test it as a whole.
const isFrozen = (rule: string) => rule.startsWith('domain/src/time-off/former-engine/');

describe('the rules of the domain', () => {
  const paths = globSync('domain/src/**/*.ts', { cwd: projectDirectory });
  const files = paths.map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(projectDirectory, path), 'utf8'),
  }));

  test('each is named by a test of the domain', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(untestedRules(files).filter((rule) => !without.has(rule) && !isFrozen(rule))).toEqual([]);
  });

  test('one that nobody tests is found', () => {
    const rule = { path: 'domain/src/pay/pay-rules.ts', text: 'export function checkPay() {}' };
    const proof = { path: 'domain/src/pay/pay-rules.test.ts', text: 'checkPayment()' };
    expect(untestedRules([rule, proof])).toEqual(['domain/src/pay/pay-rules.ts: checkPay']);
  });
});
