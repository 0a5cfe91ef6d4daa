import { BrandMark } from '../ui/brand-mark.tsx';

/** What stands in the window until it is known who is there. */
export function LoadingScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4">
      <BrandMark className="size-10 animate-pulse" />
      <div role="status">
        <h1 className="text-ink-muted">Loading...</h1>
      </div>
    </main>
  );
}
