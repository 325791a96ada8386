import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size } from '../theme';

/** Props of `IconButton`, besides those of a native button. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What a screen reader says, and what a resting pointer shows. */
  label: string;
  /** The icon, hidden from screen readers. */
  children: ReactNode;
}

/** A button of 44 × 44 px that shows an icon in the colour of the text around it, on light and dark grounds. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Face type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Face>
  );
}

const Face = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.control};
  height: ${size.control};
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: inherit;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }

  &:disabled {
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
