import styled from 'styled-components';
import { color } from '@kadam/shared/ui/theme';
import { Swatch, Swatches } from '../gallery.styles';

const pairs = [
  ['ink', 'surface'],
  ['ink', 'sand'],
  ['inkStrong', 'surface'],
  ['muted', 'surface'],
  ['muted', 'sand'],
  ['onAccent', 'accent'],
  ['onInk', 'ink'],
  ['onInkMuted', 'ink'],
  ['accent', 'ink'],
  ['onInk', 'danger'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['inkStrong', 'accentSoft'],
  ['ink', 'inkSoft'],
  ['ink', 'sandDeep'],
] as const;

export function Colors() {
  return (
    <Swatches>
      {pairs.map(([text, ground]) => (
        <Pair key={`${text}-${ground}`} $text={color[text]} $ground={color[ground]}>
          {text} on {ground}
        </Pair>
      ))}
    </Swatches>
  );
}

const Pair = styled(Swatch)<{ $text: string; $ground: string }>`
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
`;
