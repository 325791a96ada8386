import { Container, visuallyHiddenCss } from '@kadam/shared/ui/layout';
import { color, media, size, space } from '@kadam/shared/ui/theme';
import styled, { css } from 'styled-components';

export const Page = styled(Container)`
  padding-block: ${space(5)} ${space(8)};
`;

export const NarrowPage = styled(Page)`
  max-width: ${space(108)};
`;

/** For pages that mails link to. */
export const LinkPage = styled(Page)`
  max-width: ${space(70)};
`;

const compact = css`
  ${media.below(768)} {
    padding-block-start: ${space(1)};

    & > header {
      ${visuallyHiddenCss}
    }
  }
`;

/** Smaller on phones during a search. */
export const SearchPage = styled(Page)<{ readonly $isCompact: boolean }>`
  ${({ $isCompact }) => $isCompact && compact}
`;

export const Intro = styled.header`
  margin-bottom: ${space(3)};

  p {
    max-width: ${size.measure};
    margin: ${space(1)} 0 0;
    color: ${color.muted};
  }
`;
