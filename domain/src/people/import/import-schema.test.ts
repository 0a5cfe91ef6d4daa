import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileFields, isOneFile } from './import-schema.ts';

const File = z.object(fileFields(10)).check(isOneFile);
const faults = (input: object) => File.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a file is text of limited length or a workbook in base64, and one of both', () => {
  expect(faults({ csv: '1234567890' })).toEqual([]);
  expect(faults({ csv: '12345678901' })).toEqual(['csv']);
  expect(faults({ xlsx: 'UEsDBA==' })).toEqual([]);
  expect(faults({ xlsx: 'UEsDBA' })).toEqual(['xlsx']);
  expect(faults({ xlsx: '' })).toEqual(['xlsx']);
  expect(faults({})).toEqual(['csv']);
  expect(faults({ csv: 'a', xlsx: 'UEsDBA==' })).toEqual(['csv']);
});
