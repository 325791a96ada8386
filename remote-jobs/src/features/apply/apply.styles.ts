import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { color, media, shadow, size, space } from '@kadam/shared/ui/theme';
import styled, { css } from 'styled-components';

// Overrides the disabled style: the action is done.
const applied = css`
  &&[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.onInk};
    cursor: default;
  }
`;

// Fixed at the bottom on phones; at most an eighth of the window at any text size.
export const ApplyBar = styled.div`
  display: grid;

  ${media.below(768)} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-raised);
    padding: min(${space(1)}, 1vh) ${space(2)};
    padding-block-end: max(min(${space(1)}, 1vh), env(safe-area-inset-bottom));
    background: ${color.surface};
    border-block-start: ${size.hairline} solid ${color.line};
    box-shadow: ${shadow.soft};

    && > button {
      min-height: max(44px, min(${size.control}, 8vh));
      padding-block: 0;
    }
  }
`;

export const ApplyButton = styled(Button)<{ readonly $isApplied: boolean }>`
  ${({ $isApplied }) => $isApplied && applied}
`;

export const MyJobsLink = styled(Link)`
  ${buttonCss({ variant: 'secondary', size: 'md' })}
`;
