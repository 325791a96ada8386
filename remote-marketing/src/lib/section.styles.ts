import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { color, font, media, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.section`
  padding-block: ${space(10)};

  &[data-ground='sand'] {
    background: ${color.sand};
  }

  ${media.below(768)} {
    padding-block: ${space(7)};
  }

  ${media.below(480)} {
    padding-block: ${space(3)};
  }
`;

export const SectionHead = styled.header`
  display: grid;
  gap: ${space(1.5)};
  max-width: ${size.measure};
  margin-bottom: ${space(5)};

  h2 {
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.tight};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.lg};
    line-height: ${font.leading.snug};
  }

  ${media.below(768)} {
    margin-bottom: ${space(4)};

    p {
      font-size: ${font.size.md};
      line-height: ${font.leading.body};
    }
  }

  ${media.below(480)} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)};
    margin-bottom: ${space(2)};

    > h2 {
      flex: 1 1 0;
      font-size: ${font.size.xl};
    }

    > p {
      flex-basis: 100%;
      font-size: ${font.size.sm};
      line-height: ${font.leading.snug};
    }
  }
`;

export const PrimaryLink = styled(Link)`
  ${buttonCss({ variant: 'primary' })}
`;

export const SecondaryLink = styled(Link)`
  ${buttonCss({ variant: 'secondary' })}
`;
