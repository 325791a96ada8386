import type { Cell, Line } from '../../document/line';

const SERIAL_NUMBER = /^\(?\d{1,2}[.)]$/u;
const MIN_CELLS = 3;

/** `1.` before the cells of a row is the row's number, not a list number: it gets its own cell. */
export function withSerialCell(line: Line): Line {
  const [first] = line.cells;
  if (line.bullet === undefined || first === undefined || !SERIAL_NUMBER.test(line.bullet)) return line;
  if (line.cells.filter(({ text }) => text.trim()).length < MIN_CELLS || line.x >= first.x) return line;
  const serial: Cell = {
    ...first,
    text: line.bullet,
    x: line.x,
    right: Math.min(first.x, line.x + line.size),
    from: 0,
  };
  const { bullet: _, ...row } = line;
  const shift = serial.text.length + 1;
  return {
    ...row,
    text: `${serial.text}\t${line.text}`,
    cells: [serial, ...line.cells.map((cell) => ({ ...cell, from: cell.from + shift }))],
  };
}
