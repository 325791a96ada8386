import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { LoaderCircle } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { media, size } from '../theme';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button.styles';

export { buttonCss, type ButtonSize, type ButtonVariant } from './button.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /**
   * The action is running: clicks and Enter do nothing, focus stays, the button is announced as
   * busy.
   */
  isBusy?: boolean | undefined;
  /** Text while busy; default: unchanged. */
  busyLabel?: ReactNode;
}

/** A native button; `type` is `button` by default. */
export function Button({ variant, size: height, isBusy = false, busyLabel, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const busy = isBusy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <Face type="button" $variant={variant} $size={height} {...rest} {...busy} onClick={handleClick}>
      {isBusy && <Spinner aria-hidden />}
      {isBusy ? (busyLabel ?? children) : children}
    </Face>
  );
}

const Face = styled.button<{ $variant: ButtonVariant | undefined; $size: ButtonSize | undefined }>`
  ${({ $variant = 'primary', $size = 'md' }) => buttonCss({ variant: $variant, size: $size })}
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled(LoaderCircle)`
  width: ${size.icon};
  height: ${size.icon};
  animation: ${turn} 900ms linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
