import { createServer } from 'node:http';
import { createPool } from '../../server/src/platform/database/database.ts';
import { type FloorName, floorStatements } from './floor-statements.ts';

// What nothing that asks the database can outdo: Node.js answers '/name?["values"]' with the rows of a prepared statement.
const pool = createPool({ connectionString: process.env.DATABASE_URL });

const server = createServer(async (request, response) => {
  const [path = '', values = '[]'] = (request.url ?? '').split('?');
  const name = path.slice(1) as FloorName;
  try {
    const { rows } = await pool.query({
      name,
      text: floorStatements[name],
      values: JSON.parse(decodeURIComponent(values)),
    });
    const body = JSON.stringify(rows);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
