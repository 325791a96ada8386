import { Card } from '@kadam/shared/ui/card';
import { font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  h2 {
    font-size: ${font.size.lg};
  }

  p {
    max-width: ${size.measure};
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

export const Terms = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};

  ul {
    display: grid;
    gap: ${space(0.5)};
    padding-inline-start: ${space(2.5)};
  }
`;

/** Several entries with a heading each. */
export const Choices = styled.ul`
  display: grid;
  gap: ${space(3)};
  width: 100%;

  li {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
  }

  h3 {
    font-size: ${font.size.md};
  }

  p {
    white-space: pre-line;
  }
`;
