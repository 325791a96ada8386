import styled, { css } from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import { ShellLink } from '../navigation/shell-link';

/** In rem, because blocks need more space with larger text, which media queries ignore. */
const narrow = (rem: number) => `@container footer (max-width: ${rem}rem)`;

export const FooterArea = styled.footer`
  container: footer / inline-size;
  padding: ${space(8)} 0 ${space(3)};

  ${media.below(480)} {
    padding: ${space(3)} 0 ${space(1)};
  }

  background: ${color.inkStrong};
  color: ${color.onInkMuted};
  font-size: ${font.size.sm};

  :focus-visible {
    outline-color: ${color.accent};
    box-shadow: none;
  }
`;

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) repeat(3, minmax(0, 1fr)) minmax(0, 1.7fr);
  gap: ${space(5)} ${space(4)};

  ${media.below(480)} {
    gap: ${space(2)} ${space(1.5)};
  }

  ${narrow(64)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${narrow(20)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Phones with text twice as large, where one word fills half of the width. */
  ${narrow(14)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Block = styled.section`
  min-width: 0;

  ${narrow(64)} {
    &[data-wide] {
      grid-column: span 2;
    }
  }

  ${narrow(48)} {
    &:first-child,
    &[data-wide] {
      grid-column: 1 / -1;
    }
  }

  /* Fills its row if it is the only one in it. */
  ${narrow(20)} {
    &[data-short] {
      grid-column: 1 / -1;

      ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: ${space(4)};
      }
    }
  }

  ${narrow(14)} {
    &[data-short] ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const BlockTitle = styled.h2`
  margin-bottom: ${space(1.5)};
  color: ${color.onInk};
  font-size: ${font.size.md};

  ${media.below(480)} {
    margin-bottom: ${space(0.5)};
    font-size: ${font.size.xs};
  }
`;

export const List = styled.ul`
  display: grid;
  justify-items: start;
`;

const line = css`
  display: inline-flex;
  align-items: center;
  min-height: ${space(4)};

  ${media.touch} {
    min-height: ${size.control};
  }

  border-radius: ${radius.sm};

  /* Three lists side by side: some labels take two lines. */
  ${media.below(480)} {
    line-height: ${font.leading.tight};
  }
`;

const quietLink = css`
  ${line}
  color: ${color.onInkMuted};
  text-decoration: none;

  &:hover {
    color: ${color.onInk};
    text-decoration: underline;
  }
`;

export const FooterLink = styled(ShellLink)`
  ${quietLink}
`;

export const OutLink = styled.a`
  ${quietLink}
`;

export const Address = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;

  strong {
    margin-bottom: ${space(0.5)};
    color: ${color.onInk};
    font-weight: ${font.weight.semibold};
  }
`;

/** Phone and email, on one line if they fit. */
export const Reach = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};

  ${media.above(480)} {
    flex-direction: column;
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  margin-top: ${space(6)};
  padding-top: ${space(2)};
  border-top: ${size.hairline} solid ${color.lineOnInk};

  ${media.below(480)} {
    gap: 0 ${space(1.5)};
    margin-top: ${space(1)};
    padding-top: ${space(1)};
    font-size: ${font.size.xs};
  }

  p {
    flex: 1 1 auto;

    ${narrow(48)} {
      flex-basis: 100%;
    }
  }
`;
