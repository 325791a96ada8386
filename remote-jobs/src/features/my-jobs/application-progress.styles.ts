import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  padding: ${space(2)} ${space(3)};

  ${media.below(480)} {
    padding: ${space(1.5)};
  }

  border-radius: ${radius.md} ${radius.md} 0 0;
  background: ${color.sand};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  color: ${color.muted};

  > span:last-child {
    margin-inline-start: auto;
  }
`;

export const Next = styled.p`
  color: ${color.inkStrong};
  font-size: ${font.size.md};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
`;

export const History = styled.details`
  summary {
    min-height: ${size.controlSmall};
    padding-block: ${space(0.5)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    cursor: pointer;

    ${media.touch} {
      min-height: ${size.control};
      padding-block: ${space(1)};
    }
  }
`;

export const Steps = styled.ol`
  margin: ${space(1)} 0 0;

  li + li {
    margin-top: ${space(1)};
  }

  li {
    padding-inline-start: ${space(1.5)};
    border-inline-start: ${size.rule} solid ${color.line};
    color: ${color.muted};
  }

  strong {
    color: ${color.inkStrong};
    font-weight: ${font.weight.medium};
  }

  li[aria-current] {
    border-color: ${color.accent};
  }

  li[aria-current] strong {
    font-weight: ${font.weight.bold};
  }

  p {
    margin: ${space(0.5)} 0 0;
    color: ${color.inkStrong};
    white-space: pre-line;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: auto;

  &:empty {
    display: none;
  }
`;

export const Answer = styled.form`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
