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
 * Kysely dialect for camelCase table and column names: identifiers are written in snake_case, and statements return
 * camelCase columns (`select "plan_id" as "planId"`). Names inside a statement, of subqueries and of JSON from rows,
 * stay snake_case. `*` can't be returned; an `sql` statement names its results (`AS "planId"`).
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

  /** ORDER BY refers to a returned column by its returned name. */
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
