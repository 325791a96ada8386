import { createContext, use, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { isPlainClick } from '../plain-click';
import { itemCss } from './menu.styles';

export const CloseMenu = createContext<() => void>(() => undefined);

export interface MenuItemProps {
  /** Called when the item is chosen; replaces following `href`, for routers. */
  onSelect?: (() => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuItem({ onSelect, href, icon, children }: MenuItemProps) {
  const close = use(CloseMenu);
  const handleClick = (event: MouseEvent) => {
    if (href !== undefined && !isPlainClick(event)) return;
    if (href !== undefined && onSelect) event.preventDefault();
    close();
    onSelect?.();
  };
  const shared = { role: 'menuitem', tabIndex: -1, onClick: handleClick } as const;
  return href === undefined ? (
    <ButtonItem type="button" {...shared}>
      {icon}
      {children}
    </ButtonItem>
  ) : (
    <LinkItem href={href} {...shared}>
      {icon}
      {children}
    </LinkItem>
  );
}

const ButtonItem = styled.button`
  ${itemCss}
`;

const LinkItem = styled.a`
  ${itemCss}
`;
