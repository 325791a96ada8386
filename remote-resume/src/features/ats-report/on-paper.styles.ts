import { space } from '@kadam/shared/ui/theme';

/** What stands in a grid stands below one another on paper, for a grid is not divided well between pages. `gap` × 8 px apart. */
export const onPaper = (gap: number): string => `
  @media print {
    display: block;

    > * + * {
      margin-top: ${space(gap)};
    }
  }
`;
