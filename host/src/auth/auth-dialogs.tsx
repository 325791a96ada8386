import { useEffect, useReducer, type ComponentType } from 'react';
import { emit } from '@kadam/shared/events';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import type { AuthFormsProps } from './auth-forms';
import { loadAuthForms } from './load-auth-forms';
import { useIsSplashOver } from './use-is-splash-over';

type FormsState =
  | { readonly status: 'absent' }
  | { readonly status: 'ready'; readonly Forms: ComponentType<AuthFormsProps> }
  | { readonly status: 'failed' };

/** Login and signup. Their code comes with the first opening; when it does not come, that is said, with a way to try again. */
export function AuthDialogs(props: AuthFormsProps) {
  const isOpen = props.view.view !== 'closed';
  const isSplashOver = useIsSplashOver();
  const [state, show] = useReducer((_: FormsState, next: FormsState) => next, { status: 'absent' });

  useEffect(() => {
    if (!isOpen || state.status !== 'absent') return;
    loadAuthForms().then(
      ({ default: Forms }) => show({ status: 'ready', Forms }),
      (cause: unknown) => {
        emit('portal:problem', { phase: 'load', cause });
        show({ status: 'failed' });
      },
    );
  }, [isOpen, state.status]);

  if (!isSplashOver) return null;
  if (state.status === 'ready') return <state.Forms {...props} />;
  const handleRetry = () => show({ status: 'absent' });
  return (
    <Dialog isOpen={isOpen && state.status === 'failed'} onClose={props.onClose} title="Welcome Back">
      <Notice
        tone="danger"
        title="The form could not be loaded."
        action={<Button onClick={handleRetry}>Try again</Button>}
      >
        Please check your connection and try again.
      </Notice>
    </Dialog>
  );
}
