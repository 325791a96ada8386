import type { RefObject } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import type { AtsResult } from '../../lib/ats-result';

type OtherDocumentProps = NonNullable<AtsResult['otherDocument']> & {
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** Shown instead of a score: what the file appears to be, and what to do. */
export const OtherDocument = ({ title, reason, advice, heading }: OtherDocumentProps) => (
  <Frame>
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
    <p>{reason}</p>
    <p>
      <strong>{advice}</strong>
    </p>
  </Frame>
);

const Frame = styled.article`
  display: grid;
  gap: ${space(1.5)};
  max-width: ${size.measure};
  margin-top: ${space(3)};
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${font.size.lg};
  }

  ${media.below(480)} {
    padding: ${space(2)};
  }
`;
