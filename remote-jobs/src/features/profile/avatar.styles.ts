import { buttonCss } from '@kadam/shared/ui/button';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Picture = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  text-align: center;
`;

export const Portrait = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(16)};
  height: ${space(16)};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.onInk};
  font-size: ${font.size.xxl};
  font-weight: ${font.weight.bold};
  line-height: 1;

  & > span {
    display: grid;
  }

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Choosing = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
`;

export const Chooser = styled.label`
  ${buttonCss({ variant: 'secondary', size: 'sm' })}
  min-height: ${size.control};
  cursor: pointer;

  &:has(:focus-visible) {
    outline: ${size.rule} solid ${color.ink};
    outline-offset: ${space(0.25)};
  }
`;

export const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size.xs};
  line-height: ${font.leading.snug};
`;

export const ErrorText = styled.p`
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.leading.snug};
`;
