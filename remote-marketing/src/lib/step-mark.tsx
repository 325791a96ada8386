import { color } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** The brand's three steps, above headings. */
export const StepMark = ({ size = 28 }: { readonly size?: number }) => (
  <Mark width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
    <rect x="2" y="24" width="9" height="10" rx="2.5" />
    <rect x="13.5" y="14" width="9" height="20" rx="2.5" />
    <rect x="25" y="2" width="9" height="32" rx="2.5" data-goal="" />
  </Mark>
);

const Mark = styled.svg`
  flex: none;
  fill: ${color.ink};

  [data-goal] {
    fill: ${color.accent};
  }
`;
