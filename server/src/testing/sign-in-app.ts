import type { LightMyRequestResponse } from 'fastify';
import type { Email } from 'postal-mime';
import { startMailServer } from './mail-server.ts';
import { testApp } from './test-app.ts';

/** Starts the application with a mail server and sign-in calls; `close()` it in `afterAll`. */
export async function signInApp() {
  const mailServer = await startMailServer();
  const config = {
    mailServer: { url: mailServer.url, from: 'Almanac <almanac@example.com>' },
    staff: { hrAdmins: ['helen@example.com'] },
  };
  const app = await testApp({ config });
  const askForLink = (body: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    app.server.inject({ method: 'POST', url: '/api/auth/sign-in/magic-link', payload: body, headers });
  return {
    app,
    mailServer,
    askForLink,
    async mailedLink(email: string): Promise<URL> {
      await askForLink({ email });
      return linkIn(await mailServer.next(email));
    },
    readLink: (token: string): Promise<LightMyRequestResponse> =>
      app.server.inject({ method: 'POST', url: '/api/auth/magic-link/read', payload: { token } }),
    follow: (link: URL): Promise<LightMyRequestResponse> =>
      app.server.inject({ url: `/api/auth/magic-link/verify${link.search}` }),
    readSession: (cookie: string): Promise<LightMyRequestResponse> =>
      app.server.inject({ url: '/api/auth/get-session', headers: { cookie } }),
    async close() {
      await app.close();
      await mailServer.close();
    },
  };
}

/** The link in a mail. */
export function linkIn({ text }: Email): URL {
  return new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '');
}

/** The cookies set by a response, as a browser returns them. */
export function cookieOf({ cookies }: LightMyRequestResponse): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
