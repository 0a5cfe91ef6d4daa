/**
 * Calls `preload` with the path of a link of this site as soon as someone points at it, touches it or reaches
 * it with the keyboard. One listener serves every link, however it was made.
 */
export function preloadLinks(preload: (path: string) => void): void {
  let lastLink: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === lastLink) return;
    lastLink = link;
    if (link && link.origin === window.location.origin && link.pathname !== window.location.pathname) {
      preload(link.pathname);
    }
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}
