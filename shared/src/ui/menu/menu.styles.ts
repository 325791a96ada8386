import styled, { css, keyframes } from 'styled-components';
import { buttonCss } from '../button/button.styles';
import { color, font, layer, motion, radius, shadow, size, space } from '../theme';

export const Root = styled.div`
  position: relative;
  display: inline-block;
`;

export const Trigger = styled.button`
  ${buttonCss({ variant: 'quiet' })}
  padding-inline: ${space(1.5)};
`;

const drop = keyframes`
  from { opacity: 0; transform: translateY(${space(-0.5)}); }
`;

export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline-end: 0;
  z-index: ${layer.menu};
  width: max-content;
  min-width: 100%;
  max-width: min(${size.drawer}, 100vw - ${space(4)});
  padding: ${space(1)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkStrong};
  box-shadow: ${shadow.soft};
  animation: ${drop} ${motion.fast} ${motion.ease};
`;

export const itemCss = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: 100%;
  min-height: ${size.control};
  padding: ${space(1)} ${space(1.5)};
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: inherit;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${color.sandDeep};
    color: ${color.ink};
  }

  & > svg {
    flex: none;
    color: ${color.ink};
  }
`;
