import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allAuditedActions } from '../../domain/src/events/audited-entity.ts';
import { event } from '../../domain/src/events/event.ts';
import { EventPerson, RecordName } from '../../domain/src/events/event-values.ts';
import { events } from '../../domain/src/events.ts';
import { definitionsIn, readEventSources } from './event-catalogue.ts';
import { type Catalogue, faultsOfCatalogue } from './event-laws.ts';
import { eventsFile, updateDocument } from './events-document.ts';

const files = readEventSources();
const document = readFileSync(eventsFile, 'utf8').replaceAll('\r\n', '\n');

describe('the catalogue of events', () => {
  test('every action has a definition, an emitter, a test of its text and a row in the document', () => {
    expect(allAuditedActions.length).toBeGreaterThan(70);
    expect(
      faultsOfCatalogue({ actions: allAuditedActions, events: Object.values(events), files, document }),
    ).toEqual([]);
  });

  test('every definition is exported once', () => {
    const actions = definitionsIn(files).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(allAuditedActions.toSorted());
  });

  test('docs/events.md describes the catalogue; if not, run npm run events', () => {
    expect(document).toBe(updateDocument(document, files));
  });
});

describe('planted faults', () => {
  const text = () => ({ key: 'teams.events.created' });
  const teamCreated = event('team.created', {
    data: { name: RecordName, lead: EventPerson },
    text,
  });
  const good: Catalogue = {
    actions: ['team.created'],
    events: [teamCreated],
    files: [
      { path: 'domain/src/teams/events.ts', text: `export const teamCreated = event('team.created', {});` },
      { path: 'domain/src/teams/events.test.ts', text: 'teamCreated({});' },
      { path: 'server/src/teams/directory/create-team.ts', text: 'events: [teamCreated({})]' },
    ],
    document: '\n| `team.created` | team |',
  };
  const [definition, textTest, emitter] = good.files as [
    Catalogue['files'][number],
    Catalogue['files'][number],
    Catalogue['files'][number],
  ];

  test('a complete event has no faults', () => {
    expect(faultsOfCatalogue(good)).toEqual([]);
  });

  test.each<[string, Partial<Catalogue>, string]>([
    ['an action without a definition', { events: [] }, 'team.created is not defined'],
    ['an event outside the log', { actions: [] }, 'team.created is no action of the audit log'],
    [
      'a definition that is not exported',
      { files: [{ ...definition, text: `event('team.created', {})` }, textTest, emitter] },
      'team.created has no exported constant in an events file',
    ],
    ['an event that no use case emits', { files: [definition, textTest] }, 'team.created is emitted nowhere'],
    [
      'an event that is only imported',
      { files: [definition, textTest, { ...emitter, text: `import { teamCreated } from '../events.ts';` }] },
      'team.created is emitted nowhere',
    ],
    [
      'an event that only a test emits',
      { files: [definition, textTest, { ...emitter, path: 'server/src/teams/create-team.test.ts' }] },
      'team.created is emitted nowhere',
    ],
    [
      'an event that only an email reads',
      { files: [definition, textTest, { ...emitter, path: 'server/src/teams/emails.ts' }] },
      'team.created is emitted nowhere',
    ],
    [
      'an event whose text has no test',
      { files: [definition, emitter] },
      'team.created has no test of its text',
    ],
    [
      'an event whose text is tested in another slice',
      { files: [definition, emitter, { ...textTest, path: 'domain/src/people/events.test.ts' }] },
      'team.created has no test of its text',
    ],
    [
      'an event with a reason',
      { events: [event('team.created', { data: { reason: RecordName }, text })] },
      "team.created has the forbidden value 'reason'",
    ],
    ['an event that is not described', { document: '' }, 'team.created is missing in docs/events.md'],
  ])('%s is found', (_, fault, found) => {
    expect(faultsOfCatalogue({ ...good, ...fault })).toEqual([found]);
  });
});
