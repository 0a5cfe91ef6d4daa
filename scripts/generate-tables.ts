import { writeFile } from 'node:fs/promises';
import { describeTables, tablesFile } from './environment/table-types.ts';

await writeFile(tablesFile, await describeTables());
console.log(`Wrote ${tablesFile}`);
