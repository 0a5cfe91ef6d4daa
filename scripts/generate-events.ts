import { readFile, writeFile } from 'node:fs/promises';
import { readEventSources } from './events/event-catalogue.ts';
import { eventsFile, updateDocument } from './events/events-document.ts';

await writeFile(eventsFile, updateDocument(await readFile(eventsFile, 'utf8'), readEventSources()));
console.log(`Wrote ${eventsFile}`);
