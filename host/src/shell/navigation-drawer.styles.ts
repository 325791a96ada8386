import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import { ShellLink } from '../navigation/shell-link';

export const DrawerLinks = styled.nav`
  display: grid;
  gap: ${space(0.5)};
`;

export const DrawerLink = styled(ShellLink)`
  display: flex;
  align-items: center;
  min-height: ${size.control};
  padding: 0 ${space(1.5)};
  border-left: ${size.rule} solid transparent;
  border-radius: ${radius.sm};
  color: ${color.inkStrong};
  font-weight: ${font.weight.semibold};
  text-decoration: none;

  &:hover {
    background: ${color.sand};
  }

  &[aria-current='page'] {
    border-left-color: ${color.accent};
    background: ${color.sand};
  }
`;

export const DrawerActions = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  padding-top: ${space(3)};
  border-top: ${size.hairline} solid ${color.line};
`;
