import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { color, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { Pair } from '../../lib/editor.styles';

/** Batches of a course in a table cell. */
export const BatchLines = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

/** An amount or a state, which does not wrap in narrow columns. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1)};
`;

export const ActionLink = styled(Link)`
  ${buttonCss({ variant: 'secondary' })}
`;

/** The state of a course, and the actions on it. */
export const StateBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};

  & > small {
    color: ${color.muted};
  }
`;

/** Fields that all have a hint, so that errors below one do not move the others. */
export const HintedPair = styled(Pair)`
  align-items: start;
`;

/** The parts of a page, stacked. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;
