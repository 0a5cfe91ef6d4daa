import type { Drill } from './drills/drill.ts';
import { kills } from './drills/kills.ts';

const drills: Readonly<Record<string, Drill>> = { kills };

const [name = ''] = process.argv.slice(2);
const drill = drills[name];
if (drill) await report(name, drill);
else {
  console.log('npm run drill -- NAME, where NAME is one of');
  for (const [each, { about }] of Object.entries(drills)) console.log(`  ${each}: ${about}`);
  process.exitCode = 1;
}

async function report(title: string, { about, run }: Drill): Promise<void> {
  console.log(`${title}: ${about}`);
  const { figures, faults } = await run();
  console.table(Object.fromEntries(Object.entries(figures).map(([label, figure]) => [label, { figure }])));
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(faults.length === 0 ? '✓ no faults' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
