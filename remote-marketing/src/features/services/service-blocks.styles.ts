import styled from 'styled-components';
import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Blocks = styled.div`
  padding-block: ${space(4)} ${space(6)};

  ${media.below(768)} {
    padding-block: ${space(2)} ${space(4)};
  }
`;

export const Scene = styled.img`
  width: 100%;
  border-radius: ${radius.md};
  background: ${color.sand};
`;

export const Words = styled.div`
  min-width: 0;
`;

/** Every second block has its picture on the other side, except on small screens. */
export const Block = styled.section`
  padding-block: ${space(5)};

  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)} ${space(8)};
    align-items: start;
  }

  &:nth-child(even) ${Scene} {
    order: 1;
  }

  p {
    margin-top: ${space(2)};
  }

  h2 {
    margin-top: ${space(1.5)};
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
  }

  ${media.below(1024)} {
    & > div {
      column-gap: ${space(4)};
    }
  }

  ${media.below(768)} {
    padding-block: ${space(3)};

    & > div {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space(2.5)};
    }

    &:nth-child(even) ${Scene} {
      order: 0;
    }
  }
`;

export const Tag = styled.span`
  display: inline-block;
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentDeep};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.bold};
`;

export const Features = styled.ul`
  display: grid;
  gap: ${space(1.25)};
  margin: ${space(2.5)} 0 ${space(3.5)};
`;

export const Feature = styled.li`
  display: grid;
  grid-template-columns: ${size.icon} minmax(0, 1fr);
  gap: ${space(1.5)};

  svg {
    margin-top: ${space(0.25)};
    color: ${color.success};
  }
`;

export const ServiceLink = styled(Link)`
  ${buttonCss({ variant: 'primary' })}
`;
