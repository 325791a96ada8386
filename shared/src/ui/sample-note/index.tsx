import styled from 'styled-components';
import { font } from '../theme';

export interface SampleNoteProps {
  /** `isSample(…)` of `contract/brand`. */
  readonly isSample: boolean;
}

/** Small print that marks sample content; renders nothing once it has been replaced. */
export const SampleNote = ({ isSample }: SampleNoteProps) =>
  isSample ? <Line role="note">Sample content</Line> : null;

const Line = styled.p`
  margin: 0;
  font-size: ${font.size.xs};
  font-weight: ${font.weight.regular};
  line-height: ${font.leading.snug};
`;
