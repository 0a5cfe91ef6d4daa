import type { ReactNode } from 'react';
import { useCompany } from '../platform/session/company.ts';
import { BrandMark } from '../ui/page/brand-mark.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';

type SignInFrameProps = { title: string; prompt: ReactNode; below?: ReactNode; children: ReactNode };

/** Frame of the sign-in screens. */
export function SignInFrame({ title, prompt, below, children }: SignInFrameProps) {
  const { name } = useCompany();
  useDocumentTitle(title);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-10">
      <header className="flex flex-col gap-5">
        <div className="flex items-center gap-3">
          <BrandMark className="size-10 shrink-0" />
          <span className="min-w-0 text-ink-muted">{name}</span>
        </div>
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl font-semibold text-ink">{title}</h1>
          <p className="text-lg text-ink-muted">{prompt}</p>
        </div>
      </header>
      <div className="rounded-md border border-line bg-card p-6 max-md:p-4">{children}</div>
      {below}
    </main>
  );
}
