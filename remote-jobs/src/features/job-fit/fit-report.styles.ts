import { color, font, media, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Report = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;

  h3,
  h4 {
    font-size: ${font.size.md};
    font-weight: ${font.weight.bold};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  a {
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
  }
`;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Entry = styled.li`
  display: flex;
  gap: ${space(1.5)};
  align-items: start;
  min-width: 0;

  & > div {
    min-width: 0;
  }
`;

const marks = { fits: color.success, differs: color.danger, unknown: color.muted } as const;

export const Mark = styled.span<{ $verdict: keyof typeof marks }>`
  flex: none;
  padding-block-start: ${space(0.25)};
  color: ${({ $verdict }) => marks[$verdict]};
`;
