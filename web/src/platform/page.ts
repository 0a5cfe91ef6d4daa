import type { SessionUser } from '@almanac/domain/access/schema';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type Params, type RouteObject } from 'react-router';
import { readerTexts, textsLoaded } from '../language/messages.ts';
import { text } from './messages/text.ts';
import { sessionQuery } from './session/session.ts';

interface Visit {
  search: URLSearchParams;
  params: Params;
  viewer: SessionUser;
}

export interface Page {
  /** Loads the page's code. */
  component: () => Promise<ComponentType>;
  /** Whether the viewer may open the page; everyone signed in by default. */
  allows?: (viewer: SessionUser) => boolean;
  /** Shown instead of a forbidden page; a function for a text in the reader's language. */
  refusal?: string | (() => string);
  /** Prefetches the page's data while its code loads. */
  prefetch?: (visit: Visit) => unknown;
  /** Reads what decides of which parts the page consists, so that nothing moves later; waited for briefly. */
  awaits?: (visit: Visit) => Promise<unknown> | undefined;
}

interface PageHandle {
  allows: (viewer: SessionUser) => boolean;
  refusal: () => string;
  preload: (address: URL, params: Params) => void;
}

const everyone = () => true;
const mostMillisecondsAwaited = 2_000;
const defaultRefusal = () => text('platform.pageForbidden');

/**
 * Route properties that load code and data when visited or before. Routes can't share them, as the router
 * empties `lazy` once it has loaded.
 */
export function page(
  queryClient: QueryClient,
  { component, allows = everyone, refusal = defaultRefusal, prefetch, awaits }: Page,
) {
  const prefetchData = async (address: URL, params: Params) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session && allows(session.user))
      await prefetch?.({ search: address.searchParams, params, viewer: session.user });
  };
  const awaitData = async (address: URL, params: Params) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session && allows(session.user))
      await awaits?.({ search: address.searchParams, params, viewer: session.user });
    return null;
  };
  const preload = (address: URL, params: Params) => {
    component().catch(ignoreUntilVisited);
    prefetchData(address, params).catch(ignoreUntilVisited);
  };
  const loader = ({ request, params }: LoaderFunctionArgs) => {
    const address = new URL(request.url);
    prefetchData(address, params).catch(ignoreUntilVisited);
    if (!awaits) return null;
    return Promise.race([awaitData(address, params).catch(() => null), pause(mostMillisecondsAwaited)]);
  };
  return {
    lazy: { Component: () => withTexts(component) },
    loader,
    handle: {
      allows,
      refusal: typeof refusal === 'string' ? () => refusal : refusal,
      preload,
    } satisfies PageHandle,
  };
}

/** Preloads code and data of the page at the address. */
export function preloadPage(routes: RouteObject[], address: URL): void {
  for (const { route, params } of matchRoutes(routes, address.pathname) ?? []) {
    if (isPageHandle(route.handle)) route.handle.preload(address, params);
  }
}

/** Preloads the modules the build lists for later, after what every page needs first. */
export function preloadParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    link.rel = link.dataset.rel ?? '';
  }
  const texts = `link[data-language="${readerTexts().language}"]`;
  for (const link of document.querySelectorAll<HTMLLinkElement>(texts)) link.rel = 'modulepreload';
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'preload' in handle && 'allows' in handle;
}

/** The component, once its texts are loaded too. */
export async function withTexts(component: Page['component']): Promise<ComponentType> {
  const loaded = await component();
  await textsLoaded();
  return loaded;
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

// The page retries and shows the error.
function ignoreUntilVisited(): void {}

/**
 * Calls `preload` with a same-site link's address when it is hovered, touched or focused. One listener covers
 * all links.
 */
export function preloadLinks(preload: (address: URL) => void): void {
  let lastLink: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === lastLink) return;
    lastLink = link;
    if (link && link.origin === window.location.origin && link.pathname !== window.location.pathname) {
      preload(new URL(link.href));
    }
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}
