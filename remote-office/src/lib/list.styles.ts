import { color, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** A list below its search. */
export const ListSection = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** Search fields in a row; the field for words fills the remaining width. */
export const SearchRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};

  & > :has([name='q']) {
    flex: 1 1 ${space(28)};
  }
`;

/** Links and buttons of a row; links are as high as buttons, so that wrapped rows align. */
export const CellActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1.5)};
  /* Aligns the text of buttons with that of the row. */
  margin-block: ${space(-0.75)};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.controlSmall};
  }
`;

/** Names and values of one item. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(0.5)} ${space(2)};

  & dt {
    color: ${color.muted};
  }

  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
