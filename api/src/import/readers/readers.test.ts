import fc from 'fast-check';
import type { Format } from '../format';
import type { SourceRecord } from '../source-record';
import { READERS } from '.';

async function* chunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(format: Format, text: string, size = 64): Promise<SourceRecord[]> {
  const records: SourceRecord[] = [];
  for await (const record of READERS[format](chunks(text, size)))
    records.push({ ...record, fields: { ...record.fields } });
  return records;
}

const row = (line: number, fields: object) => ({ line, fields });

describe('tables', () => {
  test.each([
    ['commas', 'title,company\nChef,"Rose, Sons & Co"\n', [row(2, { title: 'Chef', company: 'Rose, Sons & Co' })]],
    ['semicolons', 'title;company\nChef;Rose, Sons\n', [row(2, { title: 'Chef', company: 'Rose, Sons' })]],
    ['tabs', 'title\tcompany\nChef\tRose', [row(2, { title: 'Chef', company: 'Rose' })]],
    ['line ends of Windows', 'a,b\r\n1,2\r\n3,4\r\n', [row(2, { a: '1', b: '2' }), row(3, { a: '3', b: '4' })]],
    [
      'line ends of old Macs',
      'a,b\r1,2\r"3\r3",4\r5,6',
      [row(2, { a: '1', b: '2' }), row(3, { a: '3\r3', b: '4' }), row(5, { a: '5', b: '6' })],
    ],
    [
      'values of several lines and empty lines',
      'a,b\r\n"1\r\n\r\n1",2\r\n\r\n,\r\n"say ""hi""",4\r\n',
      [row(2, { a: '1\r\n\r\n1', b: '2' }), row(7, { a: 'say "hi"', b: '4' })],
    ],
    ['columns of the same name', 'a,b,a\n,2,3\n1,2,3\n', [row(2, { a: '3', b: '2' }), row(3, { a: '1', b: '2' })]],
    [
      'names that mean something in JavaScript',
      '__proto__,constructor\n1,2\n',
      [row(2, { ['__proto__']: '1', constructor: '2' })],
    ],
  ])('with %s are read', async (_, text, expected) => {
    for (const size of [1, 3, 64]) expect(await read('csv', text, size)).toEqual(expected);
  });

  test('a row of a different length is reported with its line, and the others are read', async () => {
    const [first, second] = await read('csv', 'title,company\nChef,Rose, Sons\nCook,Rose\n');
    expect(first?.error).toContain(
      'has 3 values where the first line names 2 columns. Put double quotes around values',
    );
    expect(second).toEqual(row(3, { title: 'Cook', company: 'Rose' }));
  });

  test.each([
    ['a,b\n1,2\n"3,4\n5,6\n', 'The record on line 3 opens a double quote that is never closed. Close it'],
    ['a,b\n1,2\n"3" x,4\n', 'The record on line 3 has a double quote in the wrong place.'],
    ['a,b\n1,2\n12" pipe,4\n', 'The record on line 3 has a double quote in the wrong place.'],
    [`a,b\n"${'x\n'.repeat(2_200_000)}`, 'The record on line 2 is longer than 4 MB. Close its double quotes'],
  ])('%#: an invalid quote is reported with its line', async (text, message) => {
    await expect(read('csv', text, 65_536)).rejects.toThrow(message);
  });

  test('written values are read back, wherever chunks end', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ';', ' ', 'न') })
      .map((text) => `x${text}`);
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (cells, size) => {
        let line = 2;
        const expected = cells.map(([a, b]) => {
          const record = row(line, { a, b });
          line += 1 + (a + b).split('\n').length - 1;
          return record;
        });
        const text = ['a,b', ...cells.map((values) => values.map(quote).join(','))].join('\n');
        expect(await read('csv', text, size)).toEqual(expected);
      }),
    );
  });
});

describe('JSON', () => {
  test.each([
    ['an array', '[\n{"a":1},\n{"a":2}]', [row(2, { a: 1 }), row(3, { a: 2 })]],
    [
      'a list under jobs',
      '{"total":2,"jobs":[{"a":1},\n{"a":[1,{"b":2}]}],"page":1}',
      [row(1, { a: 1 }), row(2, { a: [1, { b: 2 }] })],
    ],
    [
      'an answer of our own API',
      '{"success":true,"data":{"jobPostings":[{"a":1}],"pagination":{}}}',
      [row(1, { a: 1 })],
    ],
    ['a list under data', '{"data":[{"a":1}]}', [row(1, { a: 1 })]],
    ['one object', '{"a":1,\n"b":["x"]}', [row(1, { a: 1, b: ['x'] })]],
    [
      'objects one after another',
      '{"a":1}\n{"a":2}\n\n{"a":3}\n',
      [row(1, { a: 1 }), row(2, { a: 2 }), row(4, { a: 3 })],
    ],
    [
      'a graph',
      '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}',
      [row(1, { '@type': 'A' }), row(1, { '@type': 'B' })],
    ],
    ['graphs in an array', '[{"@graph":[{"a":1}]},\n{"@graph":[{"a":2}]}]', [row(1, { a: 1 }), row(2, { a: 2 })]],
    ['an empty list', '{"jobs":[]}', [row(1, { jobs: [] })]],
    [
      'escapes and other scripts',
      '[{"a":"\\u0928\\n\\"\\\\"},\n{"a":"नर्स"}]',
      [row(1, { a: 'न\n"\\' }), row(2, { a: 'नर्स' })],
    ],
  ])('of %s is read', async (_, text, expected) => {
    for (const size of [1, 5, 64]) expect(await read('json', text, size)).toEqual(expected);
  });

  test('an entry that is not an object is reported, and the others are read', async () => {
    const records = await read('json', '[1,\n"x",\n{"a":1},\n[2]]');
    expect(records.map(({ line, error }) => [line, error])).toEqual([
      [1, expect.stringContaining('is not an object')],
      [2, expect.stringContaining('is not an object')],
      [3, undefined],
      [4, expect.stringContaining('is not an object')],
    ]);
  });

  test.each([
    ['[{"a":1},\n{"a":2', 'The file is not valid JSON at or after line 2.'],
    ['[{"a":1},\n{"a" 2}]', 'The file is not valid JSON at or after line 2.'],
    ['[{"a":1},\n{a:2}]', 'The file is not valid JSON at or after line'],
    ['[\n{"a":1}\n{"a":2}]', 'The file is not valid JSON at or after line 3.'],
    [`[${'['.repeat(100)}`, 'The file is not valid JSON at or after line 1.'],
    [`{"weather":[${'1,'.repeat(2_200_000)}`, 'What begins on line 1 is too long for a record.'],
  ])('%#: invalid JSON is reported with its line', async (text, message) => {
    await expect(read('json', text, 65_536)).rejects.toThrow(message);
  });

  test('written values are read back, wherever chunks end and whatever the objects contain', async () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })).filter((object) => !('@graph' in object));
    await fc.assert(
      fc.asyncProperty(fc.array(record), fc.integer({ min: 1, max: 40 }), async (records, size) => {
        const text = `[${records.map((object) => JSON.stringify(object)).join(',\n')}]`;
        expect(await read('json', text, size)).toEqual(
          records.map((object, index) => row(index + 1, JSON.parse(JSON.stringify(object)) as object)),
        );
      }),
    );
  });
});

describe('XML', () => {
  test('of the Indeed feed is read, with CDATA, escapes, attributes and repeated elements', async () => {
    const feed = `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Not a job</publisher>
  <job id="7">
    <title><![CDATA[ Chef & Cook ]]></title>
    <description><![CDATA[<p>Cook</p>]]> &lt;b&gt;well&lt;/b&gt;</description>
    <skills><skill>Knife</skill><skill>Fire</skill></skills>
    <city/>
  </job>
  <JOB><Title>Nurse</Title></JOB>
</source>`;
    for (const size of [1, 7, 4_096])
      expect(await read('xml', feed, size)).toEqual([
        row(4, { id: '7', title: 'Chef & Cook', description: '<p>Cook</p> <b>well</b>', skill: ['Knife', 'Fire'] }),
        row(10, { title: 'Nurse' }),
      ]);
  });

  test('markup outside CDATA is part of its text', async () => {
    const feed = `<source><job><title>Bare <b>bold</b> &amp; Co</title>
<description>Cook <p>well &lt;daily&gt;<br/>and <x>much</x></p> here</description><place>near <city>Pune</city> station</place></job></source>`;
    for (const size of [1, 7, 4_096])
      expect(await read('xml', feed, size)).toEqual([
        row(1, {
          title: 'Bare <b>bold</b> &amp; Co',
          description: 'Cook <p>well &lt;daily&gt;<br>and <x>much</x></p> here',
          city: 'Pune',
          place: 'near  station',
        }),
      ]);
  });

  test.each([
    ['<source><job><title>Chef</job></source>', 'Line 1 is not valid XML'],
    ['<source>\n<job><title>Chef</title>', 'is not valid XML: unclosed tag'],
    ['<source>\n<job><title>R&D</title></job></source>', 'Line 2 is not valid XML'],
    ['<source><job><title>&nbsp;</title></job></source>', 'Line 1 is not valid XML: undefined entity'],
    ['<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><x>&b;</x>', 'Line 1 declares a document type. Remove it'],
    ['<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>', 'Line 1 declares a document type. Remove it'],
    [`<source>${'<a>x</a>'.repeat(600_000)}`, 'is too long for a record. Each posting is one <job> element.'],
  ])('%#: invalid XML is reported with its line', async (text, message) => {
    await expect(read('xml', text, 65_536)).rejects.toThrow(message);
  });

  test('texts are unchanged, wherever chunks end', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '>', '"', 'न', '😀') });
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.integer({ min: 1, max: 40 }), async (titles, size) => {
        const feed = `<s>${titles.map((title) => `<job><title><![CDATA[x${title}]]></title></job>`).join('\n')}</s>`;
        expect(await read('xml', feed, size)).toEqual(
          titles.map((title, index) => row(index + 1, { title: `x${title}` })),
        );
      }),
    );
  });
});
