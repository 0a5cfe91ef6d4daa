import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, manager, systemAdmin } from './fixtures/people.ts';
import { mondayInWeeks, seeText, signIn, typeDate } from './fixtures/steps.ts';

interface Call {
  body: string;
  headers: Record<string, string>;
}

/** A program that accepts each call. */
async function startReceiver(): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({
        body: Buffer.concat(chunks).toString('utf8'),
        headers: request.headers as Record<string, string>,
      });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, calls };
}

/** The secret text that a dialog shows once. */
async function shownOnce(dialog: Locator): Promise<string> {
  const secret = (await dialog.getByRole('code').textContent()) ?? '';
  await expectAccessible(dialog.page());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

async function mailedDecision(page: Page, email: string): Promise<string> {
  const link = page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /\/decide\// })
    .first();
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return link.count();
    })
    .toBe(1);
  return (await link.getAttribute('href')) ?? '';
}

journey(
  'time off reaches calendar, inbox and programs, and everything can be turned off',
  async ({ page, openPage }) => {
    const receiver = await startReceiver();
    await signIn(page, systemAdmin, '/settings/connections');
    const leaving = page.getByRole('list', { name: 'What leaves the company' });
    await leaving.getByRole('button', { name: 'Turn On' }).click();
    await seeText(page, 'Decisions from emails turned on');
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add Webhook' });
    await form.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    const secret = await shownOnce(page.getByRole('dialog', { name: 'Give the Secret to the Receiver' }));
    const webhook = new Webhook(secret);
    const received = (type: string) =>
      receiver.calls.find(({ body }) => (JSON.parse(body) as { type: string }).type === type);

    const lena = await openPage();
    await signIn(lena, employee, '/profile/calendar');
    await lena.getByRole('button', { name: 'Add Feed' }).click();
    await lena.getByRole('dialog', { name: 'Add Feed' }).getByRole('button', { name: 'Add Feed' }).click();
    const address = await shownOnce(lena.getByRole('dialog', { name: 'Add the Feed to Your Calendar' }));
    const feed = () => lena.request.get(address);
    expect((await feed()).headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const monday = mondayInWeeks(23);
    const start = `DTSTART;VALUE=DATE:${monday.replaceAll('-', '')}`;
    const event = async () =>
      (await (await feed()).text()).split('BEGIN:VEVENT').find((each) => each.includes(start));
    expect(await event()).toBeUndefined();

    await lena.goto('/time-off');
    await typeDate(lena, 'Start date', monday);
    await typeDate(lena, 'End date', monday);
    await lena.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(lena, 'Time off request submitted');
    await expect.poll(() => received('time-off.requested')).toBeDefined();
    expect(await event()).toContain('(pending)');

    const inbox = await openPage();
    const decision = await mailedDecision(inbox, manager.email);
    await inbox.goto(decision);
    await inbox.getByRole('button', { name: 'Approve' }).click();
    await seeText(inbox, 'You approved this request');
    const approved = await event();
    expect(approved).toBeDefined();
    expect(approved).not.toContain('(pending)');
    await expect.poll(() => received('time-off.approved')).toBeDefined();
    const { body, headers } = received('time-off.approved') ?? { body: '', headers: {} };
    webhook.verify(body, headers);
    expect(body).not.toContain(employee.name);
    expect(() => webhook.verify(body.replace('APPROVED', 'REJECTED'), headers)).toThrow();

    await lena.goto('/time-off/my-requests');
    await lena
      .getByRole('button', { name: /^Cancel:/ })
      .first()
      .click();
    await lena.getByRole('alertdialog').getByRole('button', { name: 'Cancel Request' }).click();
    await expect.poll(event).toBeUndefined();

    await page.getByRole('link', { name: receiver.url }).click();
    const deliveries = page.getByRole('table', { name: 'Deliveries' });
    const replayed = deliveries.getByRole('button', { name: 'Send again: time-off.approved' });
    await replayed.waitFor();
    await expectAccessible(page);
    const before = receiver.calls.length;
    await replayed.click();
    await seeText(page, 'On its way again');
    await expect.poll(() => receiver.calls.length).toBe(before + 1);
    const again = receiver.calls.at(-1);
    expect(again?.headers['webhook-id']).toBe(headers['webhook-id']);
    webhook.verify(again?.body ?? '', again?.headers ?? {});

    await page.getByRole('button', { name: 'Turn Off' }).click();
    await seeText(page, 'Off');
    await page.goto('/settings/connections');
    await leaving.getByRole('button', { name: 'Turn Off' }).click();
    await seeText(page, 'Decisions from emails turned off');
    await page.getByRole('button', { name: `End a feed of ${employee.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End Feed' }).click();
    await seeText(page, 'Feed ended');
    expectAnswer(lena, 404);
    expect((await feed()).status()).toBe(404);
    expectAnswer(inbox, 409);
    await inbox.goto('about:blank');
    await inbox.goto(decision);
    await seeText(inbox, /no longer allows|already decided/);
    const calls = receiver.calls.length;
    await lena.goto('/time-off');
    await typeDate(lena, 'Start date', monday);
    await typeDate(lena, 'End date', monday);
    await lena.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(lena, 'Time off request submitted');
    expect(receiver.calls.length).toBe(calls);
  },
);
