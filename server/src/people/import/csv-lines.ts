/** A line with its cells, trimmed, or what is wrong in the file; lines are counted from 1, a line within quotes with them. */
export type CsvLine = { line: number; cells: string[] } | { line: number; fault: string };

type Cell = { text: string; end: number } | { fault: string };

/**
 * Reads CSV line by line, in linear time whatever stands in it. The cells of a line are parted by the delimiter, quoted where
 * needed; empty lines are left out. A fault ends the reading. Lines end with a line feed.
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
    if (closing === -1) return { fault: 'A quotation mark is opened and never closed' };
    const end = afterSpaces(closing + 1);
    if (!isEnd(end)) return { fault: 'Something follows the closing quotation mark of a cell' };
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
    return { fault: 'A quotation mark stands inside a cell that does not begin with one' };
  };
}

function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Finds the mark from a position on, or the end of the text, for positions that only grow: no part is searched twice. */
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
