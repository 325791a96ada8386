import { Stack } from '@kadam/shared/ui/layout';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Sheet = styled(Stack).attrs({ gap: 3 })`
  h3 {
    margin: 0 0 ${space(1)};
    font-size: ${font.size.md};
  }

  section {
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
    min-width: 0;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  font-size: ${font.size.sm};

  div {
    display: grid;
    grid-template-columns: minmax(5em, 30%) 1fr;
    gap: ${space(1)};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  dd[data-missing] {
    color: ${color.danger};
  }
`;

export const FileRow = styled.div`
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  padding: ${space(1.5)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};

  svg {
    flex: none;
  }

  div {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  span {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

// Hidden: a file input cannot be styled like a button.
export const FileInput = styled.input`
  display: none;
`;
