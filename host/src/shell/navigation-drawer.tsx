import { Button } from '@kadam/shared/ui/button';
import { Drawer } from '@kadam/shared/ui/drawer';
import { logOut } from './log-out';
import { DrawerActions, DrawerLink, DrawerLinks } from './navigation-drawer.styles';
import { NAV_LINKS } from './nav-links';

const MEMBER_LINK = { to: '/profile', label: 'My Profile' };
/** A visitor's saved jobs are on the device; a member finds them under My Jobs. */
const VISITOR_LINK = { to: '/saved-jobs', label: 'Saved Jobs' };

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
  const own = isMember ? MEMBER_LINK : VISITOR_LINK;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label="Menu" side="right">
      <DrawerLinks aria-label="Menu">
        {NAV_LINKS.map(({ to, label }) => (
          <DrawerLink key={to} to={to} onClick={onClose}>
            {label}
          </DrawerLink>
        ))}
        <DrawerLink to={own.to} onClick={onClose}>
          {own.label}
        </DrawerLink>
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
