import { space } from '@kadam/shared/ui/theme';

/** In print a grid becomes a stack, as grids break badly across pages. `gap` in units of 8 px. */
export const onPaper = (gap: number): string => `
  @media print {
    display: block;

    > * + * {
      margin-top: ${space(gap)};
    }
  }
`;
