/**
 * Calls `preload` with the address of a link of this site as soon as someone points at it, touches it or reaches
 * it with the keyboard. One listener serves every link, however it was made.
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
