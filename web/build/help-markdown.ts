import { lexer, type Token, type Tokens } from 'marked';
import {
  type HelpBlock,
  type HelpPageId,
  type HelpSection,
  type HelpText,
  helpPages,
  helpPath,
} from '../src/platform/help/help-pages.ts';

/** What follows is for developers, and not shown in the product. */
const endMark = /^<!-- help ends here -->$/m;

/** The anchor of a heading, as code hosts generate it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');
}

/** The sections of a document: one per heading, the first with its introduction. */
export function helpSections(page: HelpPageId, markdown: string): HelpSection[] {
  const sections: HelpSection[] = [];
  const convert = converter(page);
  const [shown = ''] = markdown.split(endMark);
  for (const token of lexer(shown)) {
    if (isOfType(token, 'heading')) {
      const title = plainText(convert.texts(token.tokens));
      const id = token.depth === 1 ? '' : anchorOf(token.text);
      if (sections.some((each) => each.id === id)) throw new Error(`${page}.md has two headings '${title}'`);
      sections.push({ id, title, level: token.depth, blocks: [] });
      continue;
    }
    const blocks = convert.blocks([token]);
    if (blocks.length === 0) continue;
    const section = sections.at(-1);
    if (!section) throw new Error(`${page}.md doesn't begin with a heading`);
    section.blocks.push(...blocks);
  }
  return sections;
}

function plainText(texts: readonly HelpText[]): string {
  return texts.map((text) => (typeof text === 'string' ? text : plainText(text.texts))).join('');
}

function converter(page: HelpPageId) {
  const blocks = (tokens: readonly Token[]): HelpBlock[] => tokens.flatMap(blocksOf);

  function blocksOf(token: Token): HelpBlock[] {
    if (token.type === 'space' || token.type === 'html') return [];
    if (isOfType(token, 'paragraph')) return paragraphs(token.tokens);
    if (isOfType(token, 'text')) return paragraphs(token.tokens ?? [token]);
    if (isOfType(token, 'list')) {
      return [
        { kind: 'list', isOrdered: token.ordered, items: token.items.map((item) => blocks(item.tokens)) },
      ];
    }
    if (isOfType(token, 'table')) {
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => texts(cell.tokens));
      return [{ kind: 'table', header: cells(token.header), rows: token.rows.map(cells) }];
    }
    throw new Error(`${page}.md has a ${token.type}, which help can't show`);
  }

  /** A picture and its caption are omitted: readers of the help have the product itself before them. */
  function paragraphs(tokens: readonly Token[]): HelpBlock[] {
    return tokens[0]?.type === 'image' ? [] : [{ kind: 'paragraph', texts: texts(tokens) }];
  }

  function texts(tokens: readonly Token[]): HelpText[] {
    return tokens.flatMap((token): HelpText[] => {
      if (isOfType(token, 'text') && token.tokens) return texts(token.tokens);
      if (isOfType(token, 'text') || isOfType(token, 'escape'))
        return [withoutEntities(token.text.replaceAll('\n', ' '))];
      return [markedText(token)].flat();
    });
  }

  function markedText(token: Token): HelpText | HelpText[] {
    if (isOfType(token, 'strong')) return { kind: 'strong', texts: texts(token.tokens) };
    if (isOfType(token, 'em')) return { kind: 'emphasis', texts: texts(token.tokens) };
    if (isOfType(token, 'codespan')) return { kind: 'code', texts: [withoutEntities(token.text)] };
    if (isOfType(token, 'link')) return linked(token.href, texts(token.tokens));
    throw new Error(`${page}.md has a ${token.type}, which help can't show`);
  }

  /** Links to documents that are not in the product become plain text. */
  function linked(href: string, inner: HelpText[]): HelpText[] {
    if (/^https?:/.test(href)) return [{ kind: 'link', to: href, texts: inner }];
    const [path = '', id] = href.split('#');
    const target =
      path === '' ? page : helpPages.map((each) => each.id).find((each) => path === `${each}.md`);
    return target === undefined ? inner : [{ kind: 'link', to: helpPath(target, id), texts: inner }];
  }

  return { blocks, texts };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function withoutEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

interface TokenOf {
  heading: Tokens.Heading;
  paragraph: Tokens.Paragraph;
  text: Tokens.Text;
  list: Tokens.List;
  table: Tokens.Table;
  strong: Tokens.Strong;
  em: Tokens.Em;
  codespan: Tokens.Codespan;
  link: Tokens.Link;
  escape: Tokens.Escape;
}

function isOfType<Type extends keyof TokenOf>(token: Token, type: Type): token is TokenOf[Type] {
  return token.type === type;
}
