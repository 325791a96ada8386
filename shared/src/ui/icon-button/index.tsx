import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size } from '../theme';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
}

/** A button of 44 × 44 px with an icon in the color of the surrounding text. */
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
