import { ANANYA } from '../../testing/ananya';
import { itJudges } from '../../testing/check-table';
import { makeReading } from '../../testing/made-resume';

const page = { width: 595, height: 842, pictureShare: 0 };
const scan = { ...page, pictureShare: 0.95 };
const cells = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    text: `c${at}`,
    x: at * 90,
    right: at * 90 + 50,
    size: 10,
    isBold: false,
    isItalic: false,
    from: 0,
  }));
const { items } = makeReading(ANANYA).document;
const words = makeReading(ANANYA).layout.contentOrder;
const outside = (pattern: RegExp) =>
  items.map((item) => (pattern.test(item.text) ? { ...item, source: 'docx-header' as const } : item));

itJudges({
  'A1: pass when all pages have text': {},
  'A1: warn when one page is a scan': { changes: { document: { pages: [page, scan] } }, evidence: ['Page 2'] },
  'A1: warn when two pages are scans': {
    changes: { document: { pages: [page, scan, scan] } },
    message: 'Pages 2 and 3 have no text that a machine can read.',
  },
  'A1: fail when there is no text': { changes: { document: { pages: [scan], items: [], characters: 0 } } },
  'A2: pass when the file order is the reading order': { message: '100%' },
  'A2: fail when two columns are mixed': {
    changes: {
      contentOrder: words
        .flatMap((_, at) => [words[at * 2] ?? [], words[words.length - 1 - at * 2] ?? []].flat())
        .slice(0, words.length),
    },
  },
  'A3: pass when there is no table': {},
  'A3: warn when education is a table': {
    changes: {
      education: [...(ANANYA.education ?? []), { degree: 'Class XII' }],
      onLine: (line) => (/B\.Tech|Class XII/.test(line.text) ? { ...line, cells: cells(4) } : line),
    },
    evidence: ['B.Tech', 'Class XII'],
  },
  'A3: fail when experience is a table': {
    changes: {
      onLine: (line) =>
        /Built|Reduced|Led/.test(line.text) ? { ...line, cells: cells(2), source: 'docx-table' } : line,
    },
    evidence: ['Built REST APIs'],
  },
  'A3: fail when experience is in a table with borders': {
    changes: { document: { pages: [{ ...page, tables: [{ left: 40, top: 150, right: 560, bottom: 400 }] }] } },
    message: 'Your work experience is in a table.',
  },
  'A4: pass when all text is in the body': {},
  'A4: warn when much text is in text boxes': {
    changes: {
      document: {
        kind: 'docx',
        items: items.map((item, at) => (at > 5 && at % 3 === 0 ? { ...item, source: 'docx-textbox' } : item)),
      },
    },
  },
  'A4: fail when the email address is only in the header': {
    changes: { document: { kind: 'docx', items: outside(/@/) } },
    message: 'your email address',
    evidence: ['ananya.iyer@gmail.com'],
  },
  'A4: skip when the file is an old Word file': { changes: { document: { kind: 'doc' } } },
  'A5: pass when all characters are known': {},
  'A5: warn when a few characters are unknown': { changes: { document: { characters: 1000, badCharacters: 6 } } },
  'A5: fail when many characters are unknown': {
    changes: {
      document: { characters: 1000, badCharacters: 60, fonts: [{ name: 'Wingdings9', hasUnicodeMap: false }] },
      extra: { lines: ['\uF0E0 mail'] },
    },
    message: 'Wingdings9',
    evidence: ['\uF0E0 mail'],
  },
  'A5: skip when there is no text': { changes: { document: { characters: 0 } } },
  'A6: pass when it is a small PDF': {
    options: { fileName: 'Ananya.pdf' },
    message: 'PDF of 88 KB',
    evidence: ['Ananya.pdf'],
  },
  'A6: warn when it is an old Word file': { changes: { document: { kind: 'doc' } }, message: 'DOC' },
  'A6: fail when it is very big': { changes: { document: { byteLength: 7 * 1024 * 1024 } }, message: '7.0 MB' },
  'A7: pass when there are no pictures': {},
  'A7: warn when there is a photo': {
    changes: { document: { pages: [{ ...page, pictureShare: 0.05 }] } },
    evidence: ['Picture on page 1'],
  },
  'A7: warn when there is a photo of 1.2 inches': {
    changes: { document: { pages: [{ ...page, pictureShare: 0.0125 }] } },
    message: 'uses pictures',
  },
  'A7: pass when pictures are icons': { changes: { document: { pages: [{ ...page, pictureShare: 0.005 }] } } },
  'A7: fail when there are a photo and rating bars': {
    changes: { document: { pages: [{ ...page, pictureShare: 0.05 }] }, extra: { lines: ['Java ●●●●○'] } },
    evidence: ['Picture', 'Java ●●●●○'],
  },
  'A8: pass when links are printed': {
    changes: { document: { links: [{ page: 1, url: 'https://github.com/ananya', text: 'github.com/ananya' }] } },
  },
  'A8: pass when the address of a link continues on the next line': {
    changes: { document: { links: [{ page: 1, url: 'mailto:ananya.iyer@gmail.com', text: 'com' }] } },
  },
  'A8: warn when a link is behind a word': {
    changes: { document: { links: [{ page: 1, url: 'https://github.com/ananya', text: 'Code' }] } },
    evidence: ['Code: https://github.com/ananya'],
  },
  'A8: fail when a link is invalid': {
    changes: { document: { links: [{ page: 1, url: 'http://C:\\resume', text: 'Me' }] } },
    evidence: ['Me'],
  },
  'A8: skip when there are none': {},
  'A9: pass when all dates are recognised': { message: 'All 3 entries have dates' },
  'A9: fail when no date is recognised': {
    changes: { experience: [{ title: 'Cook', company: 'Summer of 2019' }], education: [] },
    evidence: ['Summer of 2019'],
  },
  'A9: skip when there are no entries': { without: ['experience', 'education'] },
});
