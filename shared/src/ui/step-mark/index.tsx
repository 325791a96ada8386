import styled from 'styled-components';
import { color } from '../theme';

export interface StepMarkProps {
  readonly size?: number;
  /** In the text color, to stay visible in forced-colors mode. */
  readonly isOnDark?: boolean;
}

/** The brand's three rising steps: kadam means step. */
export const StepMark = ({ size = 28, isOnDark = false }: StepMarkProps) => (
  <Mark width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" $isOnDark={isOnDark}>
    <rect x="2" y="24" width="9" height="10" rx="2.5" />
    <rect x="13.5" y="14" width="9" height="20" rx="2.5" />
    <rect x="25" y="2" width="9" height="32" rx="2.5" data-goal="" />
  </Mark>
);

const Mark = styled.svg<{ $isOnDark: boolean }>`
  flex: none;
  fill: ${({ $isOnDark }) => ($isOnDark ? 'currentcolor' : color.ink)};

  [data-goal] {
    fill: ${color.accent};
  }
`;
