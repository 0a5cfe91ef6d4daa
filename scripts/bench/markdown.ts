import { type Cell, type Figures, rounded } from './figures.ts';

const legend = 'Calls a second · p50 / p99 in ms; the rest is of the largest company.';

export function markdownOf({ cells, memory, ...run }: Figures): string {
  const sizes = [...new Set(cells.map(({ people }) => people))];
  const { commit, node, processors, load, seconds, at } = run;
  const about =
    `Measured on ${at.slice(0, 10)} at ${commit} on ${processors} processors with a load of ${load.toFixed(1)} before, ` +
    `Node.js ${node.slice(1)}, ${seconds} s each, once the connections had planned their statements. ${legend}`;
  const connections = [...new Set(cells.map((cell) => cell.connections))];
  const tables = connections.map((count) => {
    const some = cells.filter((cell) => cell.connections === count);
    return `${count === 1 ? 'One caller' : `${count} callers at once`}:\n\n${tableOf(some, sizes)}`;
  });
  const held = linesOf(
    ['server', 'until it answers', 'memory at rest', 'at the most'],
    memory.map(({ people, secondsToStart, atRest, atMost }) => {
      return [ofPeople(people), `${numberText(secondsToStart)} s`, `${atRest} MB`, `${atMost} MB`];
    }),
  );
  return [about, ...tables, held].join('\n\n');
}

function tableOf(cells: readonly Cell[], sizes: readonly number[]): string {
  const jobs = Map.groupBy(cells, ({ job }) => job);
  return linesOf(
    ['call', ...sizes.map(ofPeople), 'kB', 'CPU ms', 'DB ms'],
    [...jobs].map(([job, ofJob]) => {
      const speeds = sizes.map((size) => speedText(ofJob.find(({ people }) => people === size)));
      const largest = ofJob.at(-1);
      const rest = largest
        ? [largest.kilobytes, largest.processorMilliseconds, largest.databaseMilliseconds]
        : [];
      return [job, ...speeds, ...rest.map(numberText)];
    }),
  );
}

function speedText(cell: Cell | undefined): string {
  if (!cell) return '';
  return `${numberText(cell.perSecond)} · ${numberText(cell.p50)} / ${numberText(cell.p99)}`;
}

/** A Markdown table. */
export function linesOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function ofPeople(people: number): string {
  return `${numberText(people)} people`;
}

/** A number as shown in docs/performance.md. */
export function numberText(number: number): string {
  return rounded(number).toLocaleString('en');
}
