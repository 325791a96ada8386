import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** A long form in parts. */
export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;

export const Part = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  & > legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }
`;

/** Fields side by side, as many as fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(26)}), 1fr));
  align-items: end;
  gap: ${space(2)};
`;

/** Stays visible below a long form. */
export const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  background: ${color.sand};
`;
