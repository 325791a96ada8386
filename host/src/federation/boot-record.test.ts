import { documentBootRecord } from './boot-record';

const RECORD = { format: 1, host: '1.0.0-a', hostIntegrity: {}, remotes: [] };

function documentWith(text: string | null): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'kadam-boot';
  block.textContent = text;
  document.body.replaceChildren(...(text === null ? [] : [block]));
}

test('reads the boot record of the document', () => {
  documentWith(JSON.stringify(RECORD));
  expect(documentBootRecord()).toEqual(RECORD);
});

test.each([
  ['there is no block', null],
  ['the block is no JSON', '<p>Bad gateway</p>'],
  ['the block is empty', ''],
  ['the shape is another', '{}'],
  ['the hashes are missing', JSON.stringify({ ...RECORD, hostIntegrity: undefined })],
  ['a remote is damaged', JSON.stringify({ ...RECORD, remotes: [{ name: 'jobs' }] })],
])('there is no record when %s', (_, text) => {
  documentWith(text);
  expect(documentBootRecord()).toBeUndefined();
});
