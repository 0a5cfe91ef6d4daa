import type { ReactNode } from 'react';
import { useCompany } from '../../platform/session/company.ts';
import { useToday } from '../../platform/session/today.ts';
import { rich } from './messages/text.ts';

interface PaperProps {
  title: string;
  /** What the paper is about: terms and their values. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  children: ReactNode;
}

/** A paper that begins on a sheet of its own, with the company and the day of printing. */
export function Paper({ title, facts, children }: PaperProps) {
  const { name: company } = useCompany();
  const day = useToday();
  return (
    <article className="paper flex flex-col gap-6 rounded-md border border-line bg-card p-8 max-md:p-4 print:block print:border-0 print:p-0">
      <header className="flex flex-col gap-4 print:mb-6">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2 text-sm">
          <bdi className="font-semibold">{company}</bdi>
          <span className="text-ink-muted">{rich('time-off.statements.printedOn', { day })}</span>
        </p>
        <h2 className="text-xl font-semibold">{title}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
    </article>
  );
}
