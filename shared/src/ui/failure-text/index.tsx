import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, space } from '../theme';

/** What the network messages of the specification (section 8) begin with; they speak to developers (specification-decisions, row 34). */
const TECHNICAL = /^Network Error: /;
const UNREACHABLE = 'We cannot reach the portal. Please check your internet connection and try again.';

/** A failure in words for people; a message that speaks to developers stands below, smaller and word for word. */
export const FailureText = ({ children }: { readonly children: string | undefined }): ReactNode =>
  children !== undefined && TECHNICAL.test(children) ? (
    <>
      {UNREACHABLE}
      <Technical>{children}</Technical>
    </>
  ) : (
    children
  );

/** The smaller second line. */
export const Technical = styled.small`
  display: block;
  margin-block-start: ${space(0.5)};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.regular};
`;
