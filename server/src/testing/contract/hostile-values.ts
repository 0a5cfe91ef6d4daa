import fc from 'fast-check';

/** Texts known to break programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'nul\0inside',
    '\ud83d',
    'half \udc00 pair',
    '\u202emirrored',
    '\r\nSet-Cookie: stolen=1',
    "' OR 1=1 --",
    "'); DROP TABLE x; --",
    '%',
    '_',
    '\\',
    '%_%\\%',
    '../../../../etc/passwd',
    '..%2f..%2f',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    '0x10',
    '1.5',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '-271821-04-20',
    '2026-01-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    'not-a-uuid',
    '०१२३',
    'İıſK',
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.integer({ min: 200, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 1000, max: 3000 }).map((length) => '😀'.repeat(length)),
);

const deeplyNested = fc.integer({ min: 10, max: 2000 }).map((depth) => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value };
  return value;
});

/** Values of every JSON type, including hostile ones. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  fc.constantFrom(null, true, false, 0, -1, 1.5, -0, 1e21, Number.MAX_SAFE_INTEGER, 1e308),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    { length: 3 },
    { toString: 'x' },
    { constructor: { name: 'x' } },
  ),
  fc.array(hostileText, { maxLength: 60 }),
  deeplyNested,
  fc.jsonValue(),
);

/** Undeclared field names that careless programs trust. */
export const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'role',
  'isAdmin',
  'isActive',
  'userId',
  'status',
  'id',
  'actor',
  '',
  'a.b',
  'a/b',
  '\0',
  'x'.repeat(3000),
);

/** Bodies that are not the declared JSON. */
export const malformedBody = fc.constantFrom(
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  'null',
  'true',
  '""',
  '[]',
  '[[[[',
  'NaN',
  '\0',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"type":"VACATION","type":"SICK_LEAVE"}',
  '['.repeat(50_000),
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"reason":"${'x'.repeat(3_000_000)}"}`,
  'a=1&b=2',
  '<?xml version="1.0"?><a/>',
);

export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset=UTF-8',
  'APPLICATION/JSON',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  'application/json, text/plain',
  'nonsense',
  '',
);

/** Invalid path segments, as sent. */
export const hostilePathPart = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%c0%af',
    '%ed%a0%80',
    '..',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '.',
    '',
    '*',
    '~',
    "'",
    '%27%20OR%201=1--',
    'x'.repeat(5000),
    '%F0%9F%98%80',
    'undefined',
    'null',
    '0',
    '-1',
    '__proto__',
    ':id',
    '{id}',
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
);
