import { size } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** A hidden field that only programs fill in; the server discards what they send. */
export const Honeypot = () => (
  <Trap aria-hidden="true">
    <label>
      Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </Trap>
);

const Trap = styled.div`
  position: absolute;
  width: ${size.hairline};
  height: ${size.hairline};
  overflow: hidden;
  clip-path: inset(50%);
`;
