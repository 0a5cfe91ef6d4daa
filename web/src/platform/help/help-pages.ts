/** The help pages, each from `docs/<id>.md`, in the order of the list. */
export const helpPages = [
  { id: 'daily-tasks', isForAdmins: false },
  { id: 'connecting', isForAdmins: false },
  { id: 'setting-up-leave', isForAdmins: true },
  { id: 'payroll', isForAdmins: true },
  { id: 'glossary', isForAdmins: false },
] as const;

export type HelpPageId = (typeof helpPages)[number]['id'];

/** A heading of a help page. A test checks that every address in the code exists. */
export type HelpAddress = `${HelpPageId}#${string}`;

/** The folder of the built help files. */
export const helpFolder = 'manual';

/** Text with marks. */
export type HelpText =
  | string
  | { kind: 'strong' | 'emphasis' | 'code'; texts: HelpText[] }
  | { kind: 'link'; to: string; texts: HelpText[] };

export type HelpBlock =
  | { kind: 'paragraph'; texts: HelpText[] }
  | { kind: 'list'; isOrdered: boolean; items: HelpBlock[][] }
  | { kind: 'table'; header: HelpText[][]; rows: HelpText[][][] };

export interface HelpSection {
  /** The anchor of the heading. */
  id: string;
  title: string;
  /** 1 for the introduction of the page, otherwise the level of the heading. */
  level: number;
  blocks: HelpBlock[];
}

/** A heading in the index. */
export interface HelpEntry {
  page: HelpPageId;
  id: string;
  title: string;
  level: number;
  /** The title of the section it is in. */
  within: string;
}

/** Where the product shows it. */
export function helpPath(page: HelpPageId, id?: string): string {
  return id ? `/help/${page}#${id}` : `/help/${page}`;
}

/** The page and the anchor of an address. */
export function splitAddress(address: HelpAddress): { page: HelpPageId; id: string } {
  const [name, id = ''] = address.split('#');
  const page = helpPages.find((each) => each.id === name)?.id ?? helpPages[0].id;
  return { page, id };
}
