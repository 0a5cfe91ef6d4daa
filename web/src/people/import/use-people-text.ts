import { dateOrders } from '@almanac/domain/people/import/import-dates';
import { useState } from 'react';
import { discardDraft, keepDraft, readDraft } from '../../platform/session/drafts.ts';
import { useViewer } from '../../platform/session/session.ts';
import type { PeopleText } from './api.ts';

/** The import text and its options, which survive a reload and a lost session. */
export function usePeopleText() {
  const draft = { userId: useViewer().id, form: 'import-people' };
  const [text, setText] = useState(() => keptText(readDraft(draft)));
  return {
    text,
    change: (changed: PeopleText) => {
      setText(changed);
      if (changed.csv === '') discardDraft(draft);
      else keepDraft(draft, changed);
    },
    forget: () => discardDraft(draft),
  };
}

/** The stored value if valid, otherwise an empty text. */
export function keptText(kept: unknown): PeopleText {
  if (typeof kept !== 'object' || kept === null || !('csv' in kept) || typeof kept.csv !== 'string') {
    return { csv: '' };
  }
  const { csv } = kept;
  const welcome = 'welcome' in kept && kept.welcome === true;
  const columns = 'columns' in kept && Array.isArray(kept.columns) ? kept.columns : undefined;
  const dateOrder = 'dateOrder' in kept ? dateOrders.find((order) => order === kept.dateOrder) : undefined;
  return {
    csv,
    ...(columns?.every(isColumn) && { columns }),
    ...(dateOrder && { dateOrder }),
    ...(welcome && { welcome }),
  };
}

/** The edited text. Column and date choices stay as long as the header is the same. */
export function editedText(text: PeopleText, csv: string): PeopleText {
  return headingsOf(csv) === headingsOf(text.csv) ? { ...text, csv } : { csv };
}

function headingsOf(csv: string): string | undefined {
  const lines = csv.split(/[\r\n]+/).map((line) => line.trim());
  return lines.find((line) => line !== '' && !/^"?sep=/i.test(line));
}

function isColumn(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
