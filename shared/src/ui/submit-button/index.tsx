import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button';
import { StillLoading, type StillLoadingProps } from '../still-loading';
import { useIsInBrowser } from '../use-is-in-browser';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'busyLabel'> {
  readonly label: ReactNode;
  /** `waiting` of `useForm`. */
  readonly waiting: StillLoadingProps;
}

/**
 * Submits its form, and is busy until the response comes; a late one can be requested again or
 * canceled. Without effect before hydration: a browser would submit the typed values in the URL.
 */
export function SubmitButton({ label, waiting, ...rest }: SubmitButtonProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <Button {...rest} type={isInBrowser ? 'submit' : 'button'} isBusy={waiting.isPending}>
        {label}
      </Button>
      <StillLoading {...waiting} />
    </>
  );
}
