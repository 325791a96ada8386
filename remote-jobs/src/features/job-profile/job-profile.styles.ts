import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;

export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space(3)};
  background: ${color.surface};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};

  legend {
    float: left;
    width: 100%;
    margin-bottom: ${space(2)};
    padding: 0;
    color: ${color.ink};
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }

  ${media.below(480)} {
    padding: ${space(2)};
  }
`;

export const Pairs = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(2)} ${space(3)};
  align-items: start;

  & > * {
    grid-column: span 3;
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);

    & > * {
      grid-column: auto;
    }
  }
`;

export const Slot = styled.div<{ readonly $width: 'whole' | 'third' }>`
  ${Pairs} > & {
    grid-column: ${({ $width }) => ($width === 'whole' ? '1 / -1' : 'span 2')};

    ${media.below(768)} {
      grid-column: auto;
    }
  }
`;

export const ResumeFile = styled.div`
  clear: both;
  margin-bottom: ${space(3)};
`;
