import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};

  & > :first-child {
    flex: 1 1 ${space(28)};
  }
`;

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
  margin: 0;

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
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
  margin: 0;
  padding: 0;
  list-style: none;

  p {
    white-space: pre-line;
  }
`;

/** The text of a resume, a page below the other, in a region that scrolls. */
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
