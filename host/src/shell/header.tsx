import { useRef, useSyncExternalStore, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Menu as MenuIcon } from 'lucide-react';
import { emit } from '@kadam/shared/events';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { useLinks } from '../navigation/page-links';
import { AccountMenu } from './account-menu';
import { AuthPair, Bar, BarInner, Links, MenuToggle, NavItem, Side } from './header.styles';
import { logOut } from './log-out';
import { Logo } from './logo';
import { NavigationDrawer } from './navigation-drawer';
import { useNarrowDrawer } from './use-narrow-drawer';

const SOLID_AFTER_PX = 50;

interface HeaderProps {
  /** On the home page the bar is transparent until the page is scrolled. */
  readonly isOverHero: boolean;
  readonly onSignup: () => void;
  readonly onAuthIntent: () => void;
}

/** Navigation bar of every page with chrome. */
export function Header({ isOverHero, onSignup, onAuthIntent }: HeaderProps) {
  const isScrolled = useSyncExternalStore(onScroll, () => window.scrollY > SOLID_AFTER_PX);
  const isMember = useSession((session) => session.token !== null);
  const links = useLinks('navigation');
  const drawer = useNarrowDrawer();
  const login = useRef<HTMLButtonElement>(null);
  const auth = { onLogin: () => emit('auth:openLogin'), onSignup };
  const handleLogout = () => {
    // After a logout the focused avatar is gone, so the login button gets the focus.
    flushSync(logOut);
    login.current?.focus();
  };

  return (
    <>
      <Bar data-transparent={isOverHero && !isScrolled}>
        <BarInner>
          <Logo />
          <Links aria-label="Main">
            {links.map(({ to, label }) => (
              <NavItem key={to} to={to}>
                {label}
              </NavItem>
            ))}
          </Links>
          <Side>
            {isMember ? (
              <AccountMenu onLogout={handleLogout} />
            ) : (
              <AuthPair>
                <AuthButtons {...auth} loginRef={login} onIntent={onAuthIntent} />
              </AuthPair>
            )}
            <MenuToggle>
              <IconButton label="Open menu" aria-haspopup="dialog" aria-expanded={drawer.isOpen} onClick={drawer.open}>
                <MenuIcon aria-hidden="true" />
              </IconButton>
            </MenuToggle>
          </Side>
        </BarInner>
      </Bar>
      <NavigationDrawer isOpen={drawer.isOpen} onClose={drawer.close} isMember={isMember} {...auth} />
    </>
  );
}

interface AuthButtonsProps {
  readonly loginRef: Ref<HTMLButtonElement>;
  readonly onLogin: () => void;
  readonly onSignup: () => void;
  readonly onIntent: () => void;
}

function AuthButtons({ loginRef, onLogin, onSignup, onIntent }: AuthButtonsProps) {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <>
      <Button ref={loginRef} variant="quiet" size="sm" onClick={onLogin} {...intent}>
        Login
      </Button>
      <Button variant="primary" size="sm" onClick={onSignup} {...intent}>
        Sign Up
      </Button>
    </>
  );
}

function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
