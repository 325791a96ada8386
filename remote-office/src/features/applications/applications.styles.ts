import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space(2)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(${space(16)}, max-content) minmax(0, 1fr);
  gap: ${space(0.75)} ${space(2)};

  dt {
    color: ${color.muted};
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    dd {
      margin-block-end: ${space(1)};
    }
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${space(1.5)};

  p {
    white-space: pre-line;
  }
`;

/** The text of a resume, one page below the other, in a region that scrolls. */
export const ResumePages = styled.div`
  max-height: 60vh;
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.sand};
  overflow-y: auto;
  font-size: ${font.size.sm};

  p {
    white-space: pre-wrap;
  }

  p + p {
    margin-block-start: ${space(2)};
    padding-block-start: ${space(2)};
    border-block-start: ${size.hairline} solid ${color.line};
  }
`;
