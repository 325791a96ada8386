import { randomUUID } from 'node:crypto';
import { IdTable } from './columns';
import { uuidText } from './index-rows.repository';

const newId = () => Buffer.from(randomUUID().replaceAll('-', ''), 'hex');

test('finds the newest slot of each posting and the posting of each slot', () => {
  const table = new IdTable(10);
  const ids = Array.from({ length: 3_000 }, newId);
  for (const [slot, id] of ids.entries()) table.set(slot, id);
  table.set(3_000, ids[7] ?? newId());
  expect(table.slotOf(ids[7] ?? newId())).toBe(3_000);
  expect(ids.every((id, slot) => table.idAt(slot) === uuidText(id) && (slot === 7 || table.slotOf(id) === slot))).toBe(
    true,
  );
  expect(table.slotOf(newId())).toBeUndefined();
});

test('orders ids like their text form', () => {
  const table = new IdTable(10);
  const ids = Array.from({ length: 200 }, newId);
  for (const [slot, id] of ids.entries()) table.set(slot, id);
  const slots = [...ids.keys()].sort((one, other) => table.compare(one, other));
  expect(slots.map((slot) => table.idAt(slot))).toEqual(ids.map((id) => uuidText(id)).sort());
});
