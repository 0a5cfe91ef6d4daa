import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatReceiver {
  url: string;
  /** The bodies of all posts. */
  posts: {
    text?: string;
    blocks?: { type: string; text?: { text: string } }[];
    attachments?: { content: unknown }[];
  }[];
  /** The status of the next answers. */
  answerWith(status: number): void;
  close(): void;
}

/** A chat that takes posts, on this machine. */
export async function startChatReceiver(): Promise<ChatReceiver> {
  const posts: ChatReceiver['posts'] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    posts.push(JSON.parse(body));
    response.statusCode = status;
    response.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/services/T000/B000/abcdefghijklmnopqrstuvwxyz`,
    posts,
    answerWith(next) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
