import type { ReactNode } from 'react';
import { readerTexts } from '../../language/messages.ts';
import { text } from '../messages/text.ts';

/** Help from the docs, which is English for all readers, and says so in other languages. */
export function EnglishHelp({ children }: { children: ReactNode }) {
  return (
    <>
      {readerTexts().language !== 'en' && <p>{text('platform.helpInEnglish')}</p>}
      <div lang="en" dir="ltr" className="flex flex-col gap-2">
        {children}
      </div>
    </>
  );
}
