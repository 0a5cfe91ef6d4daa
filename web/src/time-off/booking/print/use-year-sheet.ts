import { useEffect, useState } from 'react';
import { textsLoaded } from '../../../language/messages.ts';
import { reportLoadFailure } from '../../../ui/load-failure.ts';
import { onceDataIsShown } from '../../../ui/page-data.ts';

type YearSheet = typeof import('./year-sheet.tsx')['YearSheet'];

/** The sheet, whose code loads after the page's data; printing can't wait for it. */
export function useYearSheet(): YearSheet | undefined {
  const [sheet, setSheet] = useState<{ Sheet: YearSheet }>();
  useEffect(
    () => onceDataIsShown(() => void loadSheet().then((Sheet) => setSheet({ Sheet }), reportLoadFailure)),
    [],
  );
  return sheet?.Sheet;
}

async function loadSheet(): Promise<YearSheet> {
  const { YearSheet } = await import('./year-sheet.tsx');
  await textsLoaded();
  return YearSheet;
}
