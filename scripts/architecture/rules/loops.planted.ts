import type { PlantedViolation } from '../rule.ts';

export const plantedInLoops: readonly PlantedViolation[] = [
  {
    rule: 'no query runs in a loop over rows',
    plant: 'one query per row',
    files: {
      'server/src/teams/list.ts': 'for (const id of ids) teams.push(await readTeam(database, id));',
      'server/src/teams/indexed.ts':
        'for (let at = 0; at < ids.length; at += 1) await readTeam(database, ids[at]);',
      'server/src/teams/queue.ts': 'while (ids.length > 0) await removeTeam(writer, ids.pop());',
      'server/src/teams/condition.ts': 'while (await hasMore(database)) count += 1;',
      'server/src/teams/together.ts': 'await Promise.all(ids.map((id) => readTeam(database, id)));',
      'server/src/teams/whole.ts':
        'const teams = ids.flatMap(async (id) => { const { rows } = await context.read(id); return rows; });',
      'server/src/teams/reduced.ts':
        'ids.reduce((before, id) => before.then(() => removeTeam(writer, id)), done);',
      'server/src/teams/context.ts': 'for (const id of ids) pending.push(readTeam(context.database, id));',
      'server/src/teams/bag.ts': 'for (const id of ids) pending.push(readTeam({ database, id }));',
      'server/src/teams/store.ts': `for (const team of teams) await writer.updateTable('teams').set(team).execute();`,
      'server/src/teams/stream.ts': 'for await (const team of teams) await saveTeam(writer, team);',
      'server/src/teams/fine.ts':
        'for (let start = 0; start < ids.length; start += batchSize) await readTeams(database, ids.slice(start, start + batchSize)); for (const id of ids) { await pace(); await compute(id, { pace }); } for (const team of await readTeams(database, ids)) names.push(team.name);',
      'server/src/platform/jobs/job-queue.ts':
        'for (const queue of queues) await createQueue(database, queue);',
      'server/src/teams/list.test.ts': 'for (const id of ids) await readTeam(database, id);',
    },
    caught: [
      'server/src/teams/list.ts queries in a loop: readTeam',
      'server/src/teams/indexed.ts queries in a loop: readTeam',
      'server/src/teams/queue.ts queries in a loop: removeTeam',
      'server/src/teams/condition.ts queries in a loop: hasMore',
      'server/src/teams/together.ts queries in a loop: readTeam',
      'server/src/teams/whole.ts queries in a loop: read',
      'server/src/teams/reduced.ts queries in a loop: removeTeam',
      'server/src/teams/context.ts queries in a loop: readTeam',
      'server/src/teams/bag.ts queries in a loop: readTeam',
      'server/src/teams/store.ts queries in a loop: updateTable',
      'server/src/teams/stream.ts queries in a loop: saveTeam',
    ],
  },
];
