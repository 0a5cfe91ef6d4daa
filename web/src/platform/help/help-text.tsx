import { createContext, Fragment, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import type { HelpBlock, HelpText } from './help-pages.ts';

/** Whether links open in a tab of their own. */
export const InNewTab = createContext(false);

/** Blocks of the help. Their order never changes, so positions are their keys. */
export function HelpBlocks({ blocks }: { blocks: readonly HelpBlock[] }) {
  return keyed(blocks, (block) => <Block block={block} />);
}

function keyed<Item>(items: readonly Item[], render: (item: Item) => ReactNode) {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the built text never changes.
    <Fragment key={position}>{render(item)}</Fragment>
  ));
}

function Block({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{textOf(block.texts)}</p>;
    case 'list': {
      const items = keyed(block.items, (item) => (
        <li className="ps-1">
          <HelpBlocks blocks={item} />
        </li>
      ));
      return block.isOrdered ? (
        <ol className="flex list-decimal flex-col gap-1 ps-5">{items}</ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1 ps-5">{items}</ul>
      );
    }
    case 'table':
      return <HelpTable {...block} />;
  }
}

/** Rows of a term and its explanation: on narrow screens, one below the other. */
function HelpTable({ header, rows }: Extract<HelpBlock, { kind: 'table' }>) {
  const isEmpty = header.every((cell) => cell.length === 0);
  return (
    <table className="w-full border-collapse text-start max-sm:block">
      {!isEmpty && (
        <thead className="max-sm:sr-only">
          <tr>
            {keyed(header, (cell) => (
              <th
                scope="col"
                className="border-b border-line py-2 pe-4 text-start text-sm font-medium text-ink-muted"
              >
                {textOf(cell)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className="max-sm:block">
        {keyed(rows, ([first = [], ...others]) => (
          <tr className="border-b border-line last:border-b-0 max-sm:block max-sm:py-2">
            <th
              scope="row"
              className="min-w-32 py-2 pe-4 text-start align-top font-medium text-ink max-sm:block max-sm:py-0.5"
            >
              {textOf(first)}
            </th>
            {keyed(others, (cell) => (
              <td className="py-2 pe-4 align-top last:pe-0 max-sm:block max-sm:py-0.5">{textOf(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(texts: readonly HelpText[]): ReactNode {
  return keyed(texts, (text) => {
    if (typeof text === 'string') return text;
    const inner = textOf(text.texts);
    switch (text.kind) {
      case 'strong':
        return <strong className="font-semibold text-ink">{inner}</strong>;
      case 'emphasis':
        return <em className="font-medium text-ink not-italic">{inner}</em>;
      case 'code':
        return <code className="rounded-sm bg-sunken px-1 text-ink">{inner}</code>;
      case 'link':
        return <TextLink to={text.to}>{inner}</TextLink>;
    }
  });
}

const linkStyle = 'rounded-md text-accent-text underline underline-offset-2';

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const isInNewTab = use(InNewTab);
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...(isInNewTab && { target: '_blank' })} className={linkStyle}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noreferrer" className={linkStyle}>
      {children}
    </a>
  );
}
