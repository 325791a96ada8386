import styled from 'styled-components';
import { color, font, media, size, space } from '@kadam/shared/ui/theme';

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

export const NameRow = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space(2)};

  ${media.below(480)} {
    grid-template-columns: 1fr;
  }
`;

export const ErrorLine = styled.p`
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};

  &:empty {
    display: none;
  }
`;

export const CheckboxLine = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.control};
  font-size: ${font.size.sm};

  input {
    width: ${space(2.5)};
    height: ${space(2.5)};
    accent-color: ${color.ink};
  }
`;

export const SmallPrint = styled.p`
  color: ${color.muted};
  font-size: ${font.size.xs};
`;

export const SwitchLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(0.5)};
  margin-top: ${space(1)};
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const SwitchButton = styled.button`
  min-height: ${size.control};
  padding: 0 ${space(0.5)};
  border: 0;
  background: none;
  color: ${color.ink};
  font-weight: ${font.weight.bold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
