/** An affine transform as PDF writes it: `[a, b, c, d, e, f]`. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** Smallest upright box around a rectangle after a transform: `[left, top, right, bottom]`. */
export function boxOf(matrix: Matrix, [x1, y1, x2, y2]: readonly [number, number, number, number]) {
  const [a, b, c, d, e, f] = matrix;
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}
