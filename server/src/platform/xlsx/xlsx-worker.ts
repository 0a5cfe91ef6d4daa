import { parentPort, workerData } from 'node:worker_threads';
import { readXlsxSheet } from './xlsx-reading.ts';
import type { XlsxBatch, XlsxTask } from './xlsx-sheet.ts';
import { xlsxBuilder } from './xlsx-writing.ts';

// The program of a thread, see xlsx-thread.ts.
const task: XlsxTask = workerData;
const port = parentPort;
if (port && task.kind === 'read') port.postMessage(await readXlsxSheet(task.file));
if (port && task.kind === 'write') {
  const builder = xlsxBuilder(task);
  port.on('message', async (batch: XlsxBatch) => {
    if (batch !== 'end') {
      builder.add(batch);
      return;
    }
    const file = await builder.finish();
    port.postMessage(file, [file.buffer as ArrayBuffer]);
  });
}
