/** An option of a select. */
export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  /** A second line, such as a person's email address. */
  description?: string | undefined;
  isDisabled?: boolean;
};

/** Options under a heading. */
export interface OptionGroup<Id extends string = string> {
  label: string;
  options: readonly Option<Id>[];
}
