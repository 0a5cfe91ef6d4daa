import type { Almanac } from '../../e2e/fixtures/almanac.ts';
import { signInOverApi } from '../../e2e/fixtures/api-client.ts';
import { inBrowser } from '../demo-company.ts';
import { dialogs, measureDialog, pageOf } from './dialogs.ts';
import type { Row } from './figures.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureHeap } from './heap.ts';
import { measureNavigation } from './navigations.ts';
import type { WebBenchOptions } from './options.ts';
import { measuredPages, visitPages } from './pages.ts';
import { measureRepeatedLoad } from './repeated-load.ts';
import { walkers } from './ways.ts';

interface Settings extends Pick<WebBenchOptions, 'parts' | 'lines' | 'pages'> {
  /** Hears what is under way. */
  note: (message: string) => void;
  /** Hears of what could not be measured, which is left out. */
  report: (fault: string) => void;
}

/** Measures what is asked for in a demo company, one thing after the other. */
export async function measureWeb(almanac: Almanac, settings: Settings): Promise<Row[]> {
  const { parts } = settings;
  const cookieOf = rememberSessions(almanac);
  const rows = await measureLoads(almanac, settings);
  if (parts.includes('navigations')) rows.push(...(await measureNavigations(almanac, cookieOf, settings)));
  if (parts.includes('dialogs')) rows.push(...(await measureDialogs(almanac, cookieOf, settings)));
  if (parts.includes('heap')) rows.push(...(await measureHeaps(almanac, cookieOf, settings)));
  return rows;
}

const loads = { cold: measureFirstLoad, warm: measureRepeatedLoad } as const;

async function measureLoads(almanac: Almanac, settings: Settings): Promise<Row[]> {
  const { parts, lines, pages } = settings;
  const rows: Row[] = [];
  const wanted = parts.filter((part) => part === 'cold' || part === 'warm');
  if (wanted.length === 0) return rows;
  const chosen = measuredPages.filter(({ route }) => pages.includes(route));
  await visitPages(almanac, chosen, async (browser, { route, url, cookie }) => {
    for (const part of wanted) {
      for (const line of lines) {
        await keep(rows, { part, line, name: route }, settings, () =>
          loads[part](browser, url, cookie, line),
        );
      }
    }
  });
  return rows;
}

type CookieOf = (email: string) => Promise<string>;

async function measureNavigations(
  { origin: url }: Almanac,
  cookieOf: CookieOf,
  settings: Settings,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { role, email, ways } of walkers) {
    const chosen = ways.filter(({ route }) => settings.pages.includes(route));
    if (chosen.length === 0) continue;
    const visitor = { url, cookie: await cookieOf(email) };
    await inBrowser(async (browser) => {
      for (const way of chosen) {
        for (const line of settings.lines) {
          await keep(rows, { part: 'navigations', line, name: `${role}: ${way.route}` }, settings, () =>
            measureNavigation(browser, visitor, { way, ways, line }),
          );
        }
      }
    });
  }
  return rows;
}

async function measureDialogs(
  { origin: url }: Almanac,
  cookieOf: CookieOf,
  settings: Settings,
): Promise<Row[]> {
  const rows: Row[] = [];
  const chosen = dialogs.filter((scene) => settings.pages.includes(pageOf(scene)));
  if (chosen.length === 0) return rows;
  await inBrowser(async (browser) => {
    for (const scene of chosen) {
      const visitor = { url, cookie: await cookieOf(scene.email) };
      const name = `${scene.address.slice(1)}: ${scene.name}`;
      for (const line of settings.lines) {
        await keep(rows, { part: 'dialogs', line, name }, settings, () =>
          measureDialog(browser, visitor, scene, line),
        );
      }
    }
  });
  return rows;
}

async function measureHeaps(
  { origin: url }: Almanac,
  cookieOf: CookieOf,
  settings: Settings,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { role, email, ways } of walkers) {
    const routes = ways.map(({ route }) => route).filter((route) => settings.pages.includes(route));
    if (routes.length === 0) continue;
    const visitor = { url, cookie: await cookieOf(email) };
    await keep(rows, { part: 'heap', line: 'plain', name: role }, settings, () =>
      inBrowser((browser) => measureHeap(browser, visitor, { routes, ways })),
    );
  }
  return rows;
}

/** Keeps what is measured; what cannot be is reported, and the others are measured all the same. */
async function keep(
  rows: Row[],
  what: Omit<Row, 'figures'>,
  { note, report }: Settings,
  measure: () => Promise<Row['figures']>,
): Promise<void> {
  const title = `${what.part}, ${what.line}: ${what.name}`;
  note(title);
  try {
    rows.push({ ...what, figures: await measure() });
  } catch (error) {
    report(`${title}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
  }
}

/** Everybody signs in once. */
function rememberSessions(almanac: Almanac): CookieOf {
  const cookies = new Map<string, Promise<string>>();
  return (email) => {
    const cookie = cookies.get(email) ?? signInOverApi(almanac, email).then((client) => client.cookie);
    cookies.set(email, cookie);
    return cookie;
  };
}
