import { color, font, layer, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};

  & > h1 {
    margin-bottom: ${space(1)};
  }

  & > h2 {
    margin-top: ${space(6)};
    font-size: ${font.size.xl};
  }
`;

export const Note = styled.p`
  color: ${color.muted};
`;

export const More = styled.div`
  display: grid;
  justify-content: center;
  margin-top: ${space(2)};
`;

// In the corner of the window; on phones above the apply bar.
export const SlowSaving = styled.div`
  position: fixed;
  inset: auto auto ${space(10)} ${space(2)};
  z-index: ${layer.toast};
  padding-inline: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.soft};

  &:empty {
    display: none;
  }
`;
