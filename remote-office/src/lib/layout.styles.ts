import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Stacked parts of a page. */
export const Section = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
`;

/** Two parts side by side, the first `$first` times as wide; stacked on narrow windows. */
export const Columns = styled.div<{ readonly $first?: number }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $first = 1 }) => $first}fr) minmax(0, 1fr);
  gap: ${space(3)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A part of a page in a frame. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-width: 0;
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${font.size.lg};
  }

  h3 {
    font-size: ${font.size.md};
  }

  small {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

/** Buttons or chips in a row. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
`;
