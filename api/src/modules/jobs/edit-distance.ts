/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to turn `word` into each candidate (optimal string
 * alignment); `most + 1` stands for everything above `most`.
 */
export function distanceTo(word: string, most: number): (candidate: string) => number {
  let before = new Uint8Array(word.length + 1);
  let previous = new Uint8Array(word.length + 1);
  let current = new Uint8Array(word.length + 1);

  return (candidate) => {
    if (Math.abs(candidate.length - word.length) > most) return most + 1;
    for (let column = 0; column <= word.length; column += 1) previous[column] = column;
    for (let row = 1; row <= candidate.length; row += 1) {
      current[0] = row;
      let least = row;
      for (let column = 1; column <= word.length; column += 1) {
        const cost = candidate.charCodeAt(row - 1) === word.charCodeAt(column - 1) ? 0 : 1;
        let steps = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + cost);
        const isSwapped =
          row > 1 &&
          column > 1 &&
          candidate.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
          candidate.charCodeAt(row - 2) === word.charCodeAt(column - 1);
        if (isSwapped) steps = Math.min(steps, at(before, column - 2) + 1);
        current[column] = steps;
        least = Math.min(least, steps);
      }
      if (least > most) return most + 1;
      [before, previous, current] = [previous, current, before];
    }
    return Math.min(at(previous, word.length), most + 1);
  };
}

const at = (row: Uint8Array, column: number) => row[column] ?? 0;
