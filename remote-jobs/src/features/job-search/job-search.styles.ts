import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: ${space(32)} minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  margin-top: ${space(4)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.below(768)} {
    margin-top: ${space(1)};
  }

  @media print {
    display: block;
  }
`;

export const Aside = styled.aside`
  padding: ${space(3)};
  background: ${color.sand};
  border-radius: ${radius.md};

  ${media.below(1024)} {
    display: none;
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    min-width: 0;
  }

  ${media.below(768)} {
    &,
    & > section {
      gap: ${space(1)};
    }
  }
`;

export const Narrowing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  &:empty {
    display: none;
  }
`;

export const FilterToggle = styled.div`
  display: none;

  ${media.below(1024)} {
    display: block;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  justify-content: space-between;
`;

export const SortLabel = styled.label`
  display: flex;
  min-width: 0;
  gap: ${space(1)};
  align-items: center;
  color: ${color.muted};
  font-size: ${font.size.sm};

  select {
    min-width: 0;
    max-width: 100%;
    min-height: ${size.controlSmall};
    padding: 0 ${space(1)};
    border: ${size.hairline} solid ${color.lineStrong};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.inkStrong};
    font: inherit;
    font-weight: ${font.weight.semibold};
  }
`;

// As high as the window, to avoid layout shifts.
export const LoaderFrame = styled.div`
  min-height: 100dvh;
`;

export const Count = styled.h2`
  font-size: ${font.size.lg};
`;

export const SimilarNote = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(0.5)} ${space(1)} ${space(0.5)} ${space(2)};
  background: ${color.accentSoft};
  border-radius: ${radius.md};
  color: ${color.inkStrong};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  ${media.below(480)} {
    padding: ${space(1)} ${space(2)};

    & > button {
      margin-inline-start: ${space(-1.5)};
    }
  }
`;

export const Choice = styled(SortLabel)`
  flex-direction: column;
  align-items: stretch;

  span {
    color: ${color.ink};
    font-weight: ${font.weight.bold};
  }
`;

export const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  /* On phones the fields are right above. */
  ${media.below(768)} {
    [data-filter='search'],
    [data-filter='location'],
    [data-clears='fields'] {
      display: none;
    }
  }
`;

export const Fieldset = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    color: ${color.ink};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.bold};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1.5)};
  align-items: start;
`;
