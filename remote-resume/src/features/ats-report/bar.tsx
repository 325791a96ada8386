import styled from 'styled-components';
import { color, radius, space } from '@kadam/shared/ui/theme';
import { bandOf } from '../../lib/score-band';
import { BAND_COLORS } from './band.styles';

/** A percentage as a bar. It needs a label only where the number is not shown as text. */
export function Bar({ percent, label }: { readonly percent: number; readonly label?: string }) {
  const spoken = label
    ? ({
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Track {...spoken}>
      <Filled $percent={percent} />
    </Track>
  );
}

const Track = styled.div`
  height: ${space(1)};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.sandDeep};
  print-color-adjust: exact;
`;

const Filled = styled.div<{ $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: ${radius.pill};
  background: ${({ $percent }) => BAND_COLORS[bandOf($percent)].fill};
`;
