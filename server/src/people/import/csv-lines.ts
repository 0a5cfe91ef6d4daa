import type { Message } from '@almanac/domain/language/message';
import { message } from './messages/message.ts';

/** A line with its trimmed cells, or a fault. Lines count from 1, including line breaks within quotes. */
export type CsvLine = { line: number; cells: string[] } | { line: number; fault: Message };

type Cell = { text: string; end: number } | { fault: Message };

/**
 * Parses CSV line by line, in linear time for any input. Cells are separated by the delimiter and quoted where needed;
 * empty lines are skipped, lines end with a line feed. Stops at the first fault.
 */
export function* csvLines(text: string, delimiter: string): Generator<CsvLine> {
  const cellAt = cellReader(text, delimiter);
  for (let at = 0, line = 1; at < text.length; ) {
    const cells: string[] = [];
    let lineOfCell = line;
    for (let isLast = false; !isLast; ) {
      const cell = cellAt(at);
      if ('fault' in cell) {
        yield { line: lineOfCell, fault: cell.fault };
        return;
      }
      cells.push(cell.text);
      lineOfCell += countOf('\n', text.slice(at, cell.end));
      isLast = text[cell.end] !== delimiter;
      at = cell.end + 1;
    }
    if (cells.some((cell) => cell !== '')) yield { line, cells };
    line = lineOfCell + 1;
  }
}

function cellReader(text: string, delimiter: string): (start: number) => Cell {
  const nextLineEnd = finderOf(text, '\n');
  const nextDelimiter = finderOf(text, delimiter);
  const isEnd = (at: number) => at >= text.length || text[at] === delimiter || text[at] === '\n';
  const afterSpaces = (start: number) => {
    let at = start;
    while (!isEnd(at) && text[at]?.trim() === '') at += 1;
    return at;
  };
  const quotedCell = (quote: number): Cell => {
    const closing = closingQuote(text, quote);
    if (closing === -1) return { fault: message('people.import.openQuote') };
    const end = afterSpaces(closing + 1);
    if (!isEnd(end)) return { fault: message('people.import.textAfterQuote') };
    return {
      text: text
        .slice(quote + 1, closing)
        .replaceAll('""', '"')
        .trim(),
      end,
    };
  };
  return (start) => {
    const begin = afterSpaces(start);
    if (text[begin] === '"') return quotedCell(begin);
    const end = Math.min(nextLineEnd(start), nextDelimiter(start));
    const cell = text.slice(start, end).trim();
    if (!cell.includes('"')) return { text: cell, end };
    return { fault: message('people.import.quoteInCell') };
  };
}

function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Finds the next mark or the end of the text. Positions only grow, so no part is searched twice. */
function finderOf(text: string, mark: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(mark, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

function countOf(mark: string, text: string): number {
  return text.split(mark).length - 1;
}
