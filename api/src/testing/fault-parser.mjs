/** Stands in for the program of a parser process, and does what the bytes say. */

const kept = [];

process.on('message', ({ bytes }) => {
  const order = Buffer.from(bytes).toString();
  if (order === 'crash') process.abort();
  while (order === 'hang');
  while (order === 'grow') kept.push(Buffer.alloc(1024 * 1024, 1));
  process.send(order === 'fault' ? { fault: 'TypeError' } : { unreadable: `${process.pid} ${order}` });
});
process.on('disconnect', () => process.exit());
process.send('ready');
