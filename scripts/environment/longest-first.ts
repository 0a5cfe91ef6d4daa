import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take minutes. One that began last would leave the other workers idle at the end. */
export const longestFiles = [
  'e2e/languages-of-system-admin.spec.ts',
  'e2e/languages.spec.ts',
  'e2e/appearance.spec.ts',
  'e2e/five-languages.spec.ts',
  'server/src/testing/contract/fuzz.test.ts',
  'server/src/time-off/played-year.test.ts',
  'server/src/testing/contract/access.test.ts',
  'server/src/mail-breaks.test.ts',
];

/** Begins the longest files first, as listed, and leaves the others in their usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}

export function longestFirst<File extends { moduleId: string }>(files: readonly File[]): File[] {
  const rank = ({ moduleId }: File) => {
    const index = longestFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
    return index < 0 ? longestFiles.length : index;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
