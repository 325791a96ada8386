import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { color, font, space } from '@kadam/shared/ui/theme';
import styled, { css } from 'styled-components';

// Stronger than the grey of a button that is off: this one is done.
const applied = css`
  &&[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.onInk};
    cursor: default;
  }
`;

export const ApplyButton = styled(Button)<{ readonly $isApplied: boolean }>`
  ${({ $isApplied }) => $isApplied && applied}
`;

export const MyJobsLink = styled(Link)`
  ${buttonCss({ variant: 'secondary', size: 'md' })}
`;

export const ClosedNote = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const WaitingButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
