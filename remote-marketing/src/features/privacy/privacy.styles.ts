import { size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(2.5)};
  max-width: ${size.measure};
  margin-top: ${space(3)};
`;

/** Only programs that fill in forms see this field. */
export const Trap = styled.div`
  position: absolute;
  width: ${size.hairline};
  height: ${size.hairline};
  overflow: hidden;
  clip-path: inset(50%);
`;
