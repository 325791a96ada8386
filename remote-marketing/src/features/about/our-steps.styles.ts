import styled from 'styled-components';
import { color, font, media, size, space } from '@kadam/shared/ui/theme';

/** In wide windows each step is higher than the previous one. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  counter-reset: step;

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.li`
  --rise: 0;
  --least: ${space(26)};
  min-height: calc(var(--least) + var(--rise) * ${space(5)});
  padding: ${space(3)};
  border-block-start: ${size.rule} solid ${color.ink};
  background: ${color.sand};
  counter-increment: step;

  &:nth-child(2) {
    --rise: 1;
    background: ${color.sandDeep};
  }

  &:nth-child(3) {
    --rise: 2;
  }

  &:nth-child(4) {
    --rise: 3;
    border-color: ${color.accent};
    background: ${color.sandDeep};
  }

  &::before {
    content: counter(step);
    color: ${color.ink};
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.tight};
  }

  h3 {
    margin-top: ${space(1)};
  }

  p {
    margin-top: ${space(1)};
    color: ${color.muted};
  }

  ${media.below(1024)} {
    --least: ${space(31)};
  }

  ${media.below(768)} {
    min-height: 0;
    margin-inline-start: calc(var(--rise) * ${space(2)});
  }
`;
