interface Place {
  readonly page: number;
  readonly line: number;
}

/** Where something stands in the resume, counted from 1 as people do; a negative line means the page as a whole. */
export const placeText = ({ page, line }: Place): string =>
  line < 0 ? `page ${page}` : `page ${page}, line ${line + 1}`;
