import styled from 'styled-components';
import { font } from '../theme';

/** Props of `SampleNote`. */
export interface SampleNoteProps {
  /** Whether the content beside it is still a sample: `isSample(…)` of `contract/brand`. */
  readonly isSample: boolean;
}

/** Says in one small line that the content beside it is invented; nothing once it has been replaced. It takes the color of its ground. */
export const SampleNote = ({ isSample }: SampleNoteProps) =>
  isSample ? <Line role="note">Sample content</Line> : null;

const Line = styled.p`
  margin: 0;
  font-size: ${font.size.xs};
  font-weight: ${font.weight.regular};
  line-height: ${font.leading.snug};
`;
