import type { Plugin } from 'vite';
import { fewChunks, type Loads } from './few-chunks.ts';
import { pageFiles } from './page-files.ts';

/** The Vite plugins, and the groups for `build.rolldownOptions.output.codeSplitting`. */
export function pagesInFewChunks(loads: Loads): {
  plugins: Plugin[];
  groups: ReturnType<typeof fewChunks>['groups'];
} {
  const { plugin, groups } = fewChunks(loads);
  return { plugins: [plugin, pageFiles(loads)], groups };
}
