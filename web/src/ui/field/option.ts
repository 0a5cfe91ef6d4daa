/** An option of a select. */
export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  /** A second line, such as a person's email address. */
  description?: string | undefined;
  isDisabled?: boolean;
};
