import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  align-self: start;
  margin-top: ${space(1)};
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  color: ${color.muted};
`;

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

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

  &:empty {
    display: none;
  }
`;
