/** A post as plain text in the language of its channel. */
export interface ChatText {
  heading: string;
  lines: readonly string[];
  /** What follows the list: that no one is away, or how many more are. */
  note?: string | undefined;
  link: { text: string; url: string };
  isRightToLeft: boolean;
}
