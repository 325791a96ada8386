import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Batches of a course in a cell. */
export const BatchLines = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** An amount or a state, which is not cut in narrow columns. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1)};
`;

/** The parts of a page, below each other. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;

  h2 {
    margin: 0;
  }
`;
