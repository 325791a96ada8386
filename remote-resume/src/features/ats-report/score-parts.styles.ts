import styled from 'styled-components';
import { color, font, media, motion, radius, size, space } from '@kadam/shared/ui/theme';

export const Sum = styled.details`
  margin-top: ${space(1.5)};
  padding-inline: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.below(1024)} {
    padding-inline: ${space(2)};
  }

  &[open] {
    padding-block-end: ${space(2.5)};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(1.5)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary svg {
    transition: transform ${motion.fast} ${motion.ease};
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }

  @media print {
    break-inside: avoid;

    summary svg {
      display: none;
    }
  }

  > p {
    margin-top: ${space(1.5)};
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

export const Parts = styled.ul`
  display: grid;
  gap: ${space(1.25)};
`;

export const Part = styled.li`
  display: grid;
  grid-template-columns: ${space(28)} minmax(0, 1fr) ${space(10)};
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  font-size: ${font.size.sm};

  > :last-child {
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
