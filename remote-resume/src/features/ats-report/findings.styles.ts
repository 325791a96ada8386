import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import { onPaper } from './on-paper.styles';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(52)}, 100%), 1fr));
  gap: ${space(3)};
  ${onPaper(2)}
`;

const MARKS = { success: color.success, danger: color.danger, accent: color.accentDeep } as const;

export const Column = styled.section<{ $tone: keyof typeof MARKS }>`
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-top: ${size.rule} solid ${({ $tone }) => ($tone === 'accent' ? color.accent : MARKS[$tone])};
  border-radius: ${radius.md};
  ${({ $tone }) => $tone === 'accent' && 'grid-column: 1 / -1;'}

  ${media.below(480)} {
    padding: ${space(2)};
  }

  @media print {
    break-inside: avoid;
  }

  h2 {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    font-size: ${font.size.lg};
  }

  svg {
    flex: none;
    color: ${({ $tone }) => MARKS[$tone]};
  }
`;

export const Sentences = styled.ul`
  display: grid;
  gap: ${space(1.25)};
  margin-top: ${space(1.5)};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  li + li {
    padding-top: ${space(1.25)};
    border-top: ${size.hairline} solid ${color.line};
  }
`;
