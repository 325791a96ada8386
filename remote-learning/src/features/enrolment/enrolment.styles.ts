import styled, { css } from 'styled-components';
import { Button } from '@kadam/shared/ui/button';
import { color, space } from '@kadam/shared/ui/theme';

// Stronger than the gray of a button that is off: this one is done.
const enrolled = css`
  &&[aria-disabled='true'] {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.onInk};
    cursor: default;
  }
`;

export const EnrolButton = styled(Button)<{ readonly $isEnrolled: boolean }>`
  ${({ $isEnrolled }) => $isEnrolled && enrolled}
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;
