import styled from 'styled-components';
import { color, media } from '@kadam/shared/ui/theme';

/** Picture of the Not Found page: rising steps with one missing. */
export function NotFoundPicture() {
  return (
    <Scene viewBox="0 0 392 300" aria-hidden="true">
      <rect x="8" y="226" width="64" height="66" rx="10" />
      <rect x="86" y="172" width="64" height="120" rx="10" />
      <rect x="164" y="118" width="64" height="174" rx="10" data-missing="" />
      <rect x="242" y="64" width="64" height="228" rx="10" />
      <rect x="320" y="10" width="64" height="282" rx="10" data-goal="" />
    </Scene>
  );
}

const Scene = styled.svg`
  flex: none;
  width: min(34%, 24rem);
  fill: ${color.ink};

  [data-missing] {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 3;
    stroke-dasharray: 10 9;
  }

  [data-goal] {
    fill: ${color.accent};
  }

  ${media.below(768)} {
    display: none;
  }
`;
