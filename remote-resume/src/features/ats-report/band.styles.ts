import { color } from '@kadam/shared/ui/theme';
import type { ScoreBand } from '../../lib/score-band';

export const BAND_COLORS: Readonly<Record<ScoreBand, { text: string; ground: string; fill: string }>> = {
  high: { text: color.success, ground: color.successSoft, fill: color.success },
  middle: { text: color.accentDeep, ground: color.accentSoft, fill: color.accent },
  low: { text: color.danger, ground: color.dangerSoft, fill: color.danger },
};
