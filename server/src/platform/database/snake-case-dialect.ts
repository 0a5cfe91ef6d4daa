import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
  ReferenceNode,
  type SelectionNode,
  SelectQueryNode,
} from 'kysely';

/**
 * PostgreSQL for code that names tables and columns in camelCase: every identifier is written in snake_case, and a statement
 * returns its columns under their camelCase names (`select "plan_id" as "planId"`). Names inside a statement, of subqueries and of
 * JSON made from rows, stay snake_case. `*` can't be returned; a statement written by `sql` names what it returns (`AS "planId"`).
 */
export class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(toSnakeCase(name));
  }

  protected override visitSelection(node: SelectionNode): void {
    if (!this.isReturned()) {
      super.visitSelection(node);
      return;
    }
    const { selection } = node;
    const name = returnedName(node);
    this.visitNode(AliasNode.is(selection) ? selection.node : selection);
    if (!AliasNode.is(selection) && name === toSnakeCase(name)) return;
    this.append(' as ');
    this.appendUnchanged(name);
  }

  /** ORDER BY knows a returned column by the name under which it is returned. */
  protected override visitReference(node: ReferenceNode): void {
    const name = node.table ? undefined : columnName(node);
    if (name !== undefined && this.isOrderOfStatement() && doesReturn(this.nodeStack[0], name)) {
      this.appendUnchanged(name);
    } else {
      super.visitReference(node);
    }
  }

  private isReturned(): boolean {
    const depth = this.nodeStack.length;
    return depth === 2 || (depth === 3 && this.parentNode?.kind === 'ReturningNode');
  }

  private isOrderOfStatement(): boolean {
    return this.nodeStack.length === 4 && this.parentNode?.kind === 'OrderByItemNode';
  }

  private appendUnchanged(name: string): void {
    this.append(`"${super.sanitizeIdentifier(name)}"`);
  }
}

function doesReturn(statement: OperationNode | undefined, name: string): boolean {
  if (!statement || !SelectQueryNode.is(statement)) return false;
  return statement.selections?.some((selection) => returnedName(selection) === name) ?? false;
}

function returnedName({ selection }: SelectionNode): string {
  const name = AliasNode.is(selection)
    ? IdentifierNode.is(selection.alias) && selection.alias.name
    : columnName(selection);
  if (typeof name !== 'string') throw new Error('A statement must list the columns that it returns');
  return name;
}

function columnName(node: OperationNode): string | undefined {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) ? column.column.name : undefined;
}

const snakeCaseNames = new Map<string, string>();

function toSnakeCase(name: string): string {
  const known = snakeCaseNames.get(name);
  if (known !== undefined) return known;
  const snakeCase = name.replaceAll(/(?<=[^A-Z])[A-Z]/g, '_$&').toLowerCase();
  snakeCaseNames.set(name, snakeCase);
  return snakeCase;
}
