import { Container } from '@kadam/shared/ui/layout';
import { color, font, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled, { createGlobalStyle, css } from 'styled-components';

export const Frame = styled(Container)`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)} ${space(8)};
  overflow-wrap: anywhere;

  @media print {
    padding-block: 0;
  }

  & > * {
    min-width: 0;
  }

  & > button {
    justify-self: start;
    margin-inline-start: ${space(-1.5)};
  }
`;

export const Header = styled.header<{ readonly $isFilled: boolean }>`
  ${({ $isFilled }) => $isFilled && filledHeader}
`;

// In wide windows the tools are below the title.
const filledHeader = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, ${space(38)});
  grid-template-rows: 1fr auto;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  padding: ${space(4)};
  background: ${color.surface};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.soft};

  & > :first-child {
    grid-row: 1 / span 2;
  }

  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }

  ${media.below(768)} {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
    padding: ${space(3)};
  }

  ${media.below(480)} {
    padding: ${space(2)};
  }
`;

// As high as the window, to avoid layout shifts.
export const Pending = styled.div`
  min-height: 100dvh;
`;

export const HeaderText = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;

  p {
    margin: 0;
  }
`;

export const Heading = styled.h1`
  font-size: ${font.size.xl};
`;

export const Actions = styled.div`
  grid-column: 3;
  grid-row: 1 / span 2;
  display: grid;
  gap: ${space(1)};

  ${media.below(768)} {
    width: 100%;
  }

  @media print {
    display: none;
  }
`;

export const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 0;
    font-size: ${font.size.sm};
  }
`;

export const JobRules = createGlobalStyle`
  @media (max-width: 768px) {
    html {
      scroll-padding-block-end: ${space(9)};
    }

    body {
      padding-block-end: ${space(8)};
    }
  }

  @media print {
    html {
      font-size: 75%;
    }

    body header:not(main header), body footer:not(main footer), body [data-print='no'] {
      display: none;
    }

    body {
      padding: 0;
    }

    h2 {
      break-after: avoid;
    }

    li {
      break-inside: avoid;
    }
  }
`;

// In specified order in the document; phones show the facts first, wide windows beside the rest.
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${space(42)});
  grid-template-rows: repeat(3, auto) 1fr;
  gap: ${space(4)} ${space(5)};
  align-items: start;
  width: 100%;

  & > * {
    grid-column: 1;
  }

  ${media.below(768)} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

export const SideColumn = styled.div`
  grid-column: 2;
  grid-row: 1 / span 4;
  display: grid;
  gap: ${space(3)};

  ${media.below(768)} {
    display: contents;
  }
`;

export const More = styled.div`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }

  ${media.below(768)} {
    order: 2;
  }
`;

const card = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.md};

  ${media.below(480)} {
    padding: ${space(2)};
  }

  @media print {
    padding: 0;
    border: 0;
  }
`;

export const Side = styled.div`
  ${card}
  background: ${color.sand};

  && h2,
  dt {
    margin: 0 0 ${space(0.5)};
    color: ${color.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
    line-height: ${font.leading.snug};
  }

  p,
  dd {
    color: ${color.inkStrong};
    font-weight: ${font.weight.semibold};
  }

  dl {
    display: grid;
    gap: ${space(2)};
  }

  ${media.below(768)} {
    order: -1;
  }
`;

export const CompanyCard = styled.section`
  ${card}
  border: ${size.hairline} solid ${color.line};

  ${media.below(768)} {
    order: 1;
  }
`;

// Last, so that it moves nothing that is read when it arrives; without a gap while it is empty.
export const Aside = styled.div`
  margin-block-start: ${space(-3)};

  & > * {
    margin-block-start: ${space(3)};
  }

  ${media.below(768)} {
    order: 3;
    margin-block-start: ${space(-4)};

    & > * {
      margin-block-start: ${space(4)};
    }
  }
`;

export const Section = styled.section`
  h2 {
    margin: 0 0 ${space(1)};
    font-size: ${font.size.lg};
  }
`;

export const Prose = styled.p`
  max-width: ${size.measure};
  white-space: pre-line;
`;

// Doubled specificity: the base styles remove list markers.
export const Points = styled.ul`
  && {
    display: grid;
    gap: ${space(1)};
    max-width: ${size.measure};
    padding-inline-start: ${space(2.5)};
    list-style: disc;
  }

  li::marker {
    color: ${color.accentHover};
  }
`;
