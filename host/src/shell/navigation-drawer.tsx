import { Button } from '@kadam/shared/ui/button';
import { Drawer } from '@kadam/shared/ui/drawer';
import { useLinks } from '../navigation/page-links';
import { logOut } from './log-out';
import { DrawerActions, DrawerLink, DrawerLinks } from './navigation-drawer.styles';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly isMember: boolean;
  readonly onClose: () => void;
  readonly onLogin: () => void;
  readonly onSignup: () => void;
}

/** Navigation of narrow windows. */
export function NavigationDrawer({ isOpen, isMember, onClose, onLogin, onSignup }: NavigationDrawerProps) {
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  const links = useLinks('navigation', 'drawer');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label="Menu" side="right">
      <DrawerLinks aria-label="Menu">
        {links.map(({ to, label }) => (
          <DrawerLink key={to} to={to} onClick={onClose}>
            {label}
          </DrawerLink>
        ))}
      </DrawerLinks>
      <DrawerActions>
        {isMember ? (
          <Button variant="secondary" onClick={closing(logOut)}>
            Logout
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={closing(onSignup)}>
              Sign Up
            </Button>
            <Button variant="secondary" onClick={closing(onLogin)}>
              Login
            </Button>
          </>
        )}
      </DrawerActions>
    </Drawer>
  );
}
