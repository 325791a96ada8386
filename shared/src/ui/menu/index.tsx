import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CloseMenu } from './menu-item';
import { Panel, Root, Trigger } from './menu.styles';
import { itemsOf, useMenuKeys } from './use-menu-keys';

export { MenuItem, type MenuItemProps } from './menu-item';

export interface MenuProps {
  /** Accessible name of the button and its menu; contains the visible text of `trigger`, if any. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const startAt = useRef<'first' | 'last'>('first');
  const id = useId();

  const handleClose = (returnFocus: boolean) => {
    setIsOpen(false);
    if (returnFocus) button.current?.focus();
  };
  const handleListKey = useMenuKeys(list, handleClose);
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startAt.current = event.key === 'ArrowUp' ? 'last' : 'first';
    setIsOpen(true);
  };

  useEffect(() => {
    if (!isOpen) return;
    itemsOf(list.current)
      .at(startAt.current === 'last' ? -1 : 0)
      ?.focus();
    startAt.current = 'first';
    const handleOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen]);

  return (
    <Root ref={root}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleButtonKey}
      >
        {trigger}
      </Trigger>
      {isOpen && (
        <Panel ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={handleListKey}>
          <CloseMenu value={() => handleClose(true)}>{children}</CloseMenu>
        </Panel>
      )}
    </Root>
  );
}
