import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { text } from './messages/text.ts';

interface PrintPageProps {
  title: string;
  help?: ReactNode;
  /** Whether everything to print is here. */
  isReady: boolean;
  filters?: ReactNode;
  children: ReactNode;
}

/** A page of papers; only they are printed. */
export function PrintPage({ title, help, isReady, filters, children }: PrintPageProps) {
  return (
    <>
      <div className="flex flex-col gap-6 print:hidden">
        <PageHeader title={title} help={help} />
        <div className="flex flex-wrap items-end gap-3">
          {filters}
          <Button
            variant="primary"
            icon={<Printer aria-hidden="true" />}
            isDisabled={!isReady}
            onPress={() => window.print()}
          >
            {text('time-off.statements.print')}
          </Button>
        </div>
      </div>
      {children}
    </>
  );
}
