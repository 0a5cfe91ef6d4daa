/** An Excel file, its content in base64. */
export interface ChosenWorkbook {
  name: string;
  content: string;
}

/** The file of an import: CSV text, or an Excel file. */
export interface ChosenFile {
  csv: string;
  workbook?: ChosenWorkbook | undefined;
}

/** The file and the choices of its reader, as a call takes them. */
export function bodyOf<Said extends ChosenFile>({ csv, workbook, ...said }: Said) {
  return { ...said, ...(workbook ? { xlsx: workbook.content } : { csv }) };
}
