import { NavLink, type NavLinkProps } from '@kadam/shared/router';
import { usePortal } from './portal-context';
import { findRoute } from './route-table';
import { SHELL_STATE } from './shell-state';

interface IntentLinkProps extends Omit<NavLinkProps, 'to' | 'state'> {
  readonly to: string;
}

/** A link of the shell. Pointing at it or focusing it fetches the page, so that the click finds it here. */
export function IntentLink({ to, ...rest }: IntentLinkProps) {
  const { loader, routes } = usePortal();
  const prefetch = () => {
    const route = findRoute(routes, to.replace(/[?#].*$/, ''));
    // A page that fails now is asked for again by the click, which says so.
    if (route) loader.load({ remote: route.remote, path: route.path }).catch(() => {});
  };
  return (
    <NavLink
      to={to}
      end={to === '/'}
      state={SHELL_STATE}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
    />
  );
}
