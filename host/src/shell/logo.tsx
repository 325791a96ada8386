import styled from 'styled-components';
import { BRAND } from '@kadam/shared/contract/brand';
import { color, font, size, space } from '@kadam/shared/ui/theme';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { ShellLink } from '../navigation/shell-link';

/** Logo, a link to the home page. */
export function Logo() {
  return (
    <HomeLink to="/" aria-label={`${BRAND.name} home`}>
      <StepMark size={30} isOnDark />
      <span>{BRAND.name}</span>
    </HomeLink>
  );
}

const HomeLink = styled(ShellLink)`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  column-gap: ${space(1.25)};
  height: ${size.control};
  overflow: hidden;
  color: ${color.onInk};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.extrabold};
  letter-spacing: ${font.tracking.tight};
  text-decoration: none;

  /* If there is no room for both, the name wraps to the next line, which is hidden: only the
     mark is visible. */
  > * {
    flex: none;
    height: ${size.control};
    line-height: ${size.control};
  }
`;
