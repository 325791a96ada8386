import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';

export const NewsletterFormArea = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
`;

export const Intro = styled.p``;

export const InputRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const EmailInput = styled.input`
  flex: 1 1 min(100%, ${space(20)});
  min-width: 0;
  min-height: ${size.control};
  padding: 0 ${space(1.5)};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.inkStrong};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

export const Subscribe = styled.button`
  flex: 0 1 auto;
  min-height: ${size.control};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.sm};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.bold};
  letter-spacing: 0.04em;

  &:hover {
    background: ${color.accentHover};
  }
`;

export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Failure = styled.p`
  color: ${color.accent};
  font-weight: ${font.weight.semibold};

  &:empty {
    display: none;
  }
`;

export const Confirmation = styled.p`
  color: ${color.onInk};
  font-weight: ${font.weight.semibold};
`;
