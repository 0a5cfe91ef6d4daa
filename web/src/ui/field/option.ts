/** One of the things that a select offers. */
export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  /** A second line, such as the address of a person. */
  description?: string | undefined;
  isDisabled?: boolean;
};
