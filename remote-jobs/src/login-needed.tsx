import { emit } from '@kadam/shared/events';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import type { ReactNode } from 'react';

interface LoginNeededProps {
  readonly title: string;
  readonly text?: ReactNode;
}

/** Shown in place of a member's data until the login. */
export const LoginNeeded = ({ title, text }: LoginNeededProps) => (
  <EmptyState
    title={title}
    text={text}
    action={<Button onClick={() => emit('auth:openLogin', { reason: title })}>Login</Button>}
  />
);
