import type { ReactNode } from 'react';
import { BriefcaseBusiness, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import type { PageLink } from '@kadam/shared/remote';
import styled from 'styled-components';
import { useNavigate } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Menu, MenuItem } from '@kadam/shared/ui/menu';
import { color, font, radius, size } from '@kadam/shared/ui/theme';
import { useLinks } from '../navigation/page-links';
import { SHELL_STATE } from '../navigation/shell-state';

const ICON = { size: 18, 'aria-hidden': true } as const;
const ICONS: Readonly<Record<NonNullable<PageLink['icon']>, ReactNode>> = {
  dashboard: <LayoutDashboard {...ICON} />,
  person: <UserRound {...ICON} />,
  briefcase: <BriefcaseBusiness {...ICON} />,
};

interface AccountMenuProps {
  readonly onLogout: () => void;
}

/** Avatar and menu of the signed-in member. */
export function AccountMenu({ onLogout }: AccountMenuProps) {
  const navigate = useNavigate();
  const links = useLinks('account');
  const initial = useSession((session) => session.email?.charAt(0).toUpperCase());
  const picture = useSession((session) => session.picture);
  const go = (href: string) => ({ href, onSelect: () => void navigate(href, { state: SHELL_STATE }) });
  return (
    <Menu
      label="Your account"
      trigger={<Avatar>{picture ? <img src={picture} alt="" /> : (initial ?? <UserRound {...ICON} />)}</Avatar>}
    >
      {links.map(({ to, label, icon }) => (
        <MenuItem key={to} {...go(to)} icon={icon && ICONS[icon]}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onSelect={onLogout} icon={<LogOut {...ICON} />}>
        Logout
      </MenuItem>
    </Menu>
  );
}

const Avatar = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.bold};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
