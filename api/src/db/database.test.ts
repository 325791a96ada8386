import { ENGINES, testDatabase } from '../testing/engines';

describe.each(ENGINES)('the $name database', ({ open }) => {
  const opened = testDatabase(open);
  beforeAll(() =>
    opened.database.query('create table marks (name text primary key, amount numeric(12,4), at timestamptz)'),
  );

  test('returns counts and amounts as numbers, times as dates and arrays as arrays', async () => {
    const [row] = await opened.database.query(
      `select count(*) as total, 12.5::numeric(12,4) as amount, timestamptz '2026-05-01T10:00:00Z' as at, array['a','b'] as list
       from marks where name = $1`,
      ['nobody'],
    );
    expect(row).toEqual({ total: 0, amount: 12.5, at: new Date('2026-05-01T10:00:00Z'), list: ['a', 'b'] });
  });

  test('continues after a failed statement', async () => {
    const add = () => opened.database.query('insert into marks (name) values ($1)', ['twice']);
    await add();
    await expect(add()).rejects.toMatchObject({ code: '23505' });
    await expect(opened.database.query('select $1::int + 1 as sum', [1])).resolves.toEqual([{ sum: 2 }]);
  });

  test('rolls back a failed transaction', async () => {
    const work = opened.database.transaction(async (tx) => {
      await tx.query('insert into marks (name) values ($1)', ['half']);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await opened.database.query('select * from marks where name = $1', ['half'])).toEqual([]);
  });

  test('serves many concurrent callers, including transactions', async () => {
    const add = (index: number) =>
      opened.database.transaction(async (tx) => {
        await tx.query('insert into marks (name) values ($1)', [`many ${index}`]);
        return index;
      });
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    expect(await Promise.all(numbers.map(add))).toEqual(numbers);
    const [row] = await opened.database.query("select count(*) as total from marks where name like 'many %'");
    expect(row).toEqual({ total: 40 });
  });
});
