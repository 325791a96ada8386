import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, space } from '../theme';

/** Start of the network error messages, which are for developers. */
const TECHNICAL = /^Network Error: /;
const UNREACHABLE = 'We cannot reach the portal. Please check your internet connection and try again.';

/** An error for users; a technical message is shown below it in small print. */
export const FailureText = ({ children }: { readonly children: string | undefined }): ReactNode =>
  children !== undefined && TECHNICAL.test(children) ? (
    <>
      {UNREACHABLE}
      <Technical>{children}</Technical>
    </>
  ) : (
    children
  );

export const Technical = styled.small`
  display: block;
  margin-block-start: ${space(0.5)};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.regular};
`;
