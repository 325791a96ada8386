interface Place {
  readonly page: number;
  readonly line: number;
}

/** A place in the resume, counted from 1; a negative line is the whole page. */
export const placeText = ({ page, line }: Place): string =>
  line < 0 ? `page ${page}` : `page ${page}, line ${line + 1}`;
