import arjun from '../drawings/portraits/arjun-bhattacharya.svg';
import dev from '../drawings/portraits/dev-rathore.svg';
import harpreet from '../drawings/portraits/harpreet-singh-bedi.svg';
import joseph from '../drawings/portraits/joseph-kurien.svg';
import lalrinpuii from '../drawings/portraits/lalrinpuii-hnamte.svg';
import meenakshi from '../drawings/portraits/meenakshi-raghavan.svg';
import ritika from '../drawings/portraits/ritika-deshmukh.svg';
import zoya from '../drawings/portraits/zoya-ansari.svg';

/** Width and height of every portrait, in px. */
export const PORTRAIT_SIZE = { width: 400, height: 400 } as const;

/** Portraits of the built-in team by name; others have their initials. */
export const PORTRAITS: Readonly<Record<string, string | undefined>> = {
  'Meenakshi Raghavan': meenakshi,
  'Harpreet Singh Bedi': harpreet,
  'Zoya Ansari': zoya,
  'Arjun Bhattacharya': arjun,
  'Lalrinpuii Hnamte': lalrinpuii,
  'Joseph Kurien': joseph,
  'Ritika Deshmukh': ritika,
  'Dev Rathore': dev,
};

/** First letters of the first and the last word of a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  return shown.map((word = '') => [...new Intl.Segmenter('en').segment(word)][0]?.segment ?? '').join('');
};
