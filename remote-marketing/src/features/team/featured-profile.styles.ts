import styled from 'styled-components';
import { buttonCss } from '@kadam/shared/ui/button';
import { color, font, media, radius, space } from '@kadam/shared/ui/theme';

export const Profile = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space(3)} ${space(7)};
  align-items: center;
  padding-block: ${space(8)};

  h2 {
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
  }

  ${media.below(1024)} {
    column-gap: ${space(4)};
  }

  ${media.below(768)} {
    align-items: start;
    column-gap: ${space(3)};
    padding-block: ${space(4)} ${space(6)};
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Portrait = styled.img`
  width: 100%;
  max-width: ${space(50)};
  border-radius: ${radius.md};

  &[data-initials] {
    display: grid;
    aspect-ratio: 1;
    place-content: center;
    background: ${color.accentSoft};
    color: ${color.accentDeep};
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
  }
`;

export const Role = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.accentDeep};
  font-weight: ${font.weight.bold};
`;

export const Description = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(2)};
`;

export const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(2.5)};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(3)};
`;

export const CallLink = styled.a`
  ${buttonCss({ variant: 'primary' })}
`;

export const NetworkLink = styled.a`
  ${buttonCss({ variant: 'secondary' })}
`;
