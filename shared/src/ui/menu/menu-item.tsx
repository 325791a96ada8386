import { createContext, use, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { isPlainClick } from '../plain-click';
import { itemCss } from './menu.styles';

/** Closes the menu around an item. */
export const CloseMenu = createContext<() => void>(() => undefined);

/** Props of `MenuItem`. */
export interface MenuItemProps {
  /** The item was chosen. Of an item with `href` it takes the place of following the link, so a router can. */
  onSelect?: (() => void) | undefined;
  /** Makes the item a real link, which opens in new tabs too. */
  href?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** One item of a `Menu`. */
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
