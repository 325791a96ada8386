import { Card } from '@kadam/shared/ui/card';
import { color, font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  h2 {
    margin: 0;
    font-size: ${font.size.lg};
  }

  p {
    max-width: ${size.measure};
    margin: 0;
    overflow-wrap: anywhere;
  }

  & > [role='alert'],
  & > [role='status'] {
    width: 100%;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  width: min(100%, ${space(48)});
  justify-items: stretch;

  dialog & {
    width: 100%;
  }
`;

export const Small = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Terms = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};

  ul {
    display: grid;
    gap: ${space(0.5)};
    margin: 0;
    padding-inline-start: ${space(2.5)};
  }

  p {
    margin: 0;
  }
`;

/** Several entries with a heading each. */
export const Choices = styled.ul`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
  }

  h3 {
    margin: 0;
    font-size: ${font.size.md};
  }

  p {
    white-space: pre-line;
  }
`;
