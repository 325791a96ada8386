import { withLongLists } from './property-runs';

const operand = (place: number) => {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, place, true);
  return view;
};

it('adds the properties of a wide table row from the data stream', () => {
  const data = Uint8Array.from([9, 9, 3, 0, 0x17, 0x24, 1, 9]);
  const [row] = withLongLists([{ from: 0, to: 1, sprms: [{ code: 0x6646, operand: operand(2) }] }], data);
  expect(row!.sprms.map(({ code }) => code)).toEqual([0x6646, 0x2417]);
});

it('ignores a place outside the data stream', () => {
  const runs = [{ from: 0, to: 1, sprms: [{ code: 0x6646, operand: operand(900) }] }];
  expect(withLongLists(runs, new Uint8Array(8))).toEqual(runs);
});
