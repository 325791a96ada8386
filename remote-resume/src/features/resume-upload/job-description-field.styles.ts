import styled from 'styled-components';
import { color, font, motion, radius, size, space } from '@kadam/shared/ui/theme';

export const Comparison = styled.details`
  margin-top: ${space(2)};
  padding-inline: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[open] {
    padding-block-end: ${space(2)};
  }

  summary {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${size.control};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary svg {
    margin-inline-start: auto;
    transition: transform ${motion.fast} ${motion.ease};
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }

  small {
    color: ${color.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
  }
`;

export const Count = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.muted};
  font-size: ${font.size.xs};
  text-align: end;
`;
