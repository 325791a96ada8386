import { Container } from '@kadam/shared/ui/layout';
import { color, size, space } from '@kadam/shared/ui/theme';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';

interface CheckAgainProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

export function CheckAgain({ heading, children }: CheckAgainProps) {
  return (
    <Again aria-labelledby="check-again" data-print="no">
      <Container>
        <h2 id="check-again" ref={heading} tabIndex={-1}>
          Check again
        </h2>
        <Lead>Edit your resume, save it, and see what has changed. A job description makes the check more exact.</Lead>
        {children}
      </Container>
    </Again>
  );
}

const Again = styled.section`
  padding-block: ${space(6)};
  border-top: ${size.hairline} solid ${color.line};
  background: ${color.sand};
`;

const Lead = styled.p`
  margin-block: ${space(0.5)} ${space(2)};
`;
