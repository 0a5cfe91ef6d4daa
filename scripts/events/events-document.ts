import { join } from 'node:path';
import { entityOf } from '../../domain/src/events/audited-entity.ts';
import { type EventDefinition, eventVersion } from '../../domain/src/events/event.ts';
import { events } from '../../domain/src/events.ts';
import { type DataValue, shapeOf, shapes, valuesOf } from '../../domain/src/testing/events/event-data.ts';
import { emails } from '../../server/src/emails.ts';
import type { Reaction } from '../../server/src/platform/events/reactions.ts';
import { reactions } from '../../server/src/reactions.ts';
import { nouns, slices } from '../architecture/slices.ts';
import { projectDirectory } from '../environment/project.ts';
import { definitionsIn, type SourceFile } from './event-catalogue.ts';
import { sampleEvents } from './sample-events.ts';

export const eventsFile = join(projectDirectory, 'docs/events.md');

/** Everything below this line is generated. */
const marker = '<!-- `npm run events` writes the rest of this document. -->';

/** The document with its introduction, and the rest as the catalogue has it. */
export function updateDocument(document: string, files: readonly SourceFile[]): string {
  const [introduction = ''] = document.split(marker);
  return `${introduction}${marker}\n\n${describeEvents(files)}`;
}

function describeEvents(files: readonly SourceFile[]): string {
  const slicesOfActions = new Map(
    definitionsIn(files).map(({ action, path }) => [action, path.split('/')[2] ?? '']),
  );
  const bySlice = Map.groupBy(
    Object.values(events),
    ({ action }) => slicesOfActions.get(action) ?? 'unknown',
  );
  const order = [...nouns, ...slices.domain];
  const sections = [...bySlice]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([slice, ofSlice]) => section(slice, ofSlice.map(rowOf)));
  const version = `The version of every event is ${eventVersion}.`;
  return `${[version, ...sections, describeShapes(), describeOtherEmails()].join('\n\n')}\n`;
}

function section(slice: string, rows: readonly string[]): string {
  return [
    `## ${titleOf(slice)}`,
    '',
    '| action | record | public | data | topics | emails | jobs |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

function rowOf(definition: EventDefinition): string {
  const { action, isPublic } = definition;
  const cells = [
    `\`${action}\``,
    entityOf(action),
    isPublic ? 'yes' : 'no',
    valuesOf(withoutOwnRecord(shapeOf(definition)))
      .map(describeValue)
      .join(', '),
    topicsOf(definition).join(', '),
    messagesOf(action)
      .map((message) => `\`${message}\``)
      .join(', '),
    jobsOf(definition).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Every event may have these two; the introduction describes them. */
function withoutOwnRecord<Value>(shape: Readonly<Record<string, Value>>): Record<string, Value> {
  const { ofOwnRecord: _ofOwnRecord, includesOwnRecord: _includesOwnRecord, ...others } = shape;
  return others;
}

function describeValue({ name, kind = 'unknown', isOptional }: DataValue): string {
  return `\`${name}${isOptional ? '?' : ''}\`: ${kind}`;
}

function reactionTo(action: string): Reaction {
  return (reactions as Readonly<Record<string, Reaction>>)[action] ?? {};
}

/** The topics that open browsers may refetch after the event. */
function topicsOf(definition: EventDefinition): string[] {
  const { publish } = reactionTo(definition.action);
  if (!publish) return [];
  const news = sampleEvents(definition).flatMap((event) => publish(event));
  return found(
    'topics',
    definition,
    news.map(({ topic }) => topic),
  ).sort();
}

/** The queues of other work that may follow. */
function jobsOf(definition: EventDefinition): string[] {
  const { enqueue } = reactionTo(definition.action);
  if (!enqueue) return [];
  const jobs = sampleEvents(definition).flatMap((event) => enqueue(event));
  return found(
    'jobs',
    definition,
    jobs.map(({ queue }) => queue),
  );
}

/** The different values; a reaction that returned none depends on something that the sample events lack. */
function found(what: string, { action }: EventDefinition, values: readonly string[]): string[] {
  if (values.length === 0) throw new Error(`No sample event of ${action} causes ${what}: add one`);
  return [...new Set(values)];
}

function messagesOf(action: string): string[] {
  return [...new Set((reactionTo(action).notify ?? []).map(({ message }) => message))];
}

function describeShapes(): string {
  const tables = Object.entries(shapes).map(([name, shape]) =>
    [
      `### ${titleOf(name)}`,
      '',
      '| name | kind | optional |',
      '|---|---|---|',
      ...valuesOf(shape).map(
        (value) => `| \`${value.name}\` | ${value.kind} | ${value.isOptional ? 'yes' : 'no'} |`,
      ),
    ].join('\n'),
  );
  return ['## Shapes', ...tables].join('\n\n');
}

/** Emails about changes that no reaction sends: use cases add them, with facts about one recipient. */
function describeOtherEmails(): string {
  const listed = new Set(Object.keys(reactions).flatMap(messagesOf));
  const others = Object.keys(emails).filter((message) => !listed.has(message));
  return [
    '## Emails with facts of their own',
    '',
    'A change may add emails that need facts about one recipient, which no event has:',
    '',
    ...others.map((message) => `- \`${message}\``),
  ].join('\n');
}
