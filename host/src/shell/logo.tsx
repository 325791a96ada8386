import styled from 'styled-components';
import { BRAND } from '@kadam/shared/contract/brand';
import { color, font, size, space } from '@kadam/shared/ui/theme';
import { ShellLink } from '../navigation/shell-link';
import { StepMark } from './step-mark';

/** The product's mark and name, leading home. */
export function Logo() {
  return (
    <HomeLink to="/" aria-label={`${BRAND.name} home`}>
      <StepMark size={30} isOnDark />
      <span>{BRAND.name}</span>
    </HomeLink>
  );
}

const HomeLink = styled(ShellLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.25)};
  min-height: ${size.control};
  color: ${color.onInk};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.extrabold};
  letter-spacing: ${font.tracking.tight};
  text-decoration: none;

  /* In the narrowest windows the mark speaks alone, so that the buttons beside it stay. */
  @media (max-width: 21em) {
    span {
      display: none;
    }
  }
`;
