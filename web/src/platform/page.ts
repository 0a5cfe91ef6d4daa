import type { SessionUser } from '@almanac/domain/people/schema';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { sessionQuery } from './session.ts';

interface Page {
  /** Loads the code of the page. */
  component: () => Promise<ComponentType>;
  /** Who may see the page; everyone who is signed in, unless it is said. */
  allows?: (viewer: SessionUser) => boolean;
  /** Starts to load what the page will ask for. */
  warm?: (queryClient: QueryClient, viewer: SessionUser) => void;
}

interface PageHandle {
  allows: (viewer: SessionUser) => boolean;
  preload: () => void;
}

const everyone = () => true;

/** The parts of a route whose code and data are loaded when it is visited, or before. */
export function page(queryClient: QueryClient, { component, allows = everyone, warm }: Page) {
  const warmUp = async () => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session && allows(session.user)) warm?.(queryClient, session.user);
  };
  const startWarming = () => {
    warmUp().catch(ignoreUntilVisited);
    return null;
  };
  const preload = () => {
    component().catch(ignoreUntilVisited);
    startWarming();
  };
  return {
    lazy: { Component: component },
    loader: startWarming,
    handle: { allows, preload } satisfies PageHandle,
  };
}

/** Starts to load the code and the data of the page at the path. */
export function preloadPage(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (isPageHandle(route.handle)) route.handle.preload();
  }
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'preload' in handle && 'allows' in handle;
}

// The page itself asks again and shows what went wrong.
function ignoreUntilVisited(): void {}
