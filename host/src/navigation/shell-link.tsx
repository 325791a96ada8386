import { NavLink, type NavLinkProps } from '@kadam/shared/router';
import { SHELL_STATE } from './shell-state';

interface ShellLinkProps extends Omit<NavLinkProps, 'to' | 'state'> {
  readonly to: string;
}

/** A link of header and footer, to the top of a page. */
export const ShellLink = ({ to, ...rest }: ShellLinkProps) => (
  <NavLink to={to} end={to === '/'} state={SHELL_STATE} {...rest} />
);
