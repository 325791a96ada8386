import styled, { createGlobalStyle } from 'styled-components';
import { color, font, media, size, space } from '@kadam/shared/ui/theme';
import { onPaper } from './on-paper.styles';

/** In print only the report is shown, in smaller text. */
export const PrintRules = createGlobalStyle`
  @media print {
    html {
      font-size: 75%;
    }

    body header:not(main header), body footer:not(main footer), body [data-print='no'] {
      display: none;
    }

    article, li, tr {
      break-inside: avoid;
    }

    h2, h3, h4, summary {
      break-after: avoid;
    }
  }
`;

export const Band = styled.section`
  padding-block: ${space(4)} ${space(5)};
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.sand};

  @media print {
    padding-block: 0;
    border: 0;
    background: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const HeadText = styled.div`
  min-width: 0;

  h1 {
    font-size: ${font.size.xl};
  }
`;

export const Subject = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin-top: ${space(0.5)};
  color: ${color.muted};
  overflow-wrap: anywhere;

  strong {
    color: ${color.inkStrong};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  @media print {
    display: none;
  }
`;

export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space(3)};
  margin-top: ${space(3)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }

  ${onPaper(2)}
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(6)};

  ${media.below(768)} {
    gap: ${space(5)};
    padding-block: ${space(4)};
  }

  ${onPaper(3)}
`;
