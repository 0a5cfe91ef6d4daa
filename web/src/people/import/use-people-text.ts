import { dateOrders } from '@almanac/domain/people/import/import-dates';
import { useState } from 'react';
import { discardDraft, keepDraft, readDraft } from '../../platform/session/drafts.ts';
import { useViewer } from '../../platform/session/session.ts';
import type { PeopleText } from './api.ts';

/** The import text and its options, which survive a reload and a lost session. */
export function usePeopleText() {
  const draft = { userId: useViewer().id, form: 'import-people' };
  const [text, setText] = useState(() => storedText(readDraft(draft)));
  return {
    text,
    change: (changed: PeopleText) => {
      setText(changed);
      // A workbook is too large for a draft.
      const { workbook: _workbook, ...kept } = changed;
      if (kept.csv === '') discardDraft(draft);
      else keepDraft(draft, kept);
    },
    forget: () => discardDraft(draft),
  };
}

/** The stored value if valid, otherwise an empty text. */
export function storedText(stored: unknown): PeopleText {
  if (typeof stored !== 'object' || stored === null || !('csv' in stored) || typeof stored.csv !== 'string') {
    return { csv: '' };
  }
  const { csv } = stored;
  const welcome = 'welcome' in stored && stored.welcome === true;
  const columns = 'columns' in stored && Array.isArray(stored.columns) ? stored.columns : undefined;
  const dateOrder =
    'dateOrder' in stored ? dateOrders.find((order) => order === stored.dateOrder) : undefined;
  return {
    csv,
    ...(columns?.every(isColumn) && { columns }),
    ...(dateOrder && { dateOrder }),
    ...(welcome && { welcome }),
  };
}

/** The edited text. Column and date choices stay as long as the header is the same. */
export function editedText(text: PeopleText, csv: string): PeopleText {
  const { workbook: _former, ...others } = text;
  return headingsOf(csv) === headingsOf(text.csv) ? { ...others, csv } : { csv };
}

function headingsOf(csv: string): string | undefined {
  const lines = csv.split(/[\r\n]+/).map((line) => line.trim());
  return lines.find((line) => line !== '' && !/^"?sep=/i.test(line));
}

function isColumn(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
