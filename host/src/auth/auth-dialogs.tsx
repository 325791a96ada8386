import { useSyncExternalStore } from 'react';
import { useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import type { AuthFormsProps } from './auth-forms';
import { loadAuthForms } from './load-auth-forms';

/** Login and signup, loaded on first use, with a message and Retry if loading is slow or fails. */
export function AuthDialogs(props: AuthFormsProps) {
  const isOpen = props.view.view !== 'closed';
  const isSplashOver = useIsSplashOver();
  const forms = useOnDemand(loadAuthForms, isOpen);

  if (!isSplashOver) return null;
  if (forms.status === 'ready') return <forms.code.default {...props} />;
  const hasNews = forms.status === 'failed' || forms.isLate;
  return (
    <Dialog isOpen={isOpen && hasNews} onClose={props.onClose} title="Welcome Back">
      {forms.status === 'failed' ? (
        <Notice
          tone="danger"
          title="The form could not be loaded."
          action={<Button onClick={forms.retry}>Try again</Button>}
        >
          Please check your connection and try again.
        </Notice>
      ) : (
        <Loader title="Opening the form" />
      )}
    </Dialog>
  );
}

// A dialog opened during the splash would be inert like the page.
const useIsSplashOver = (): boolean => useSyncExternalStore(subscribe, () => !page()?.hasAttribute('inert'));

const page = () => document.getElementById('root');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const root = page();
  if (root) observer.observe(root, { attributeFilter: ['inert'] });
  return () => observer.disconnect();
}
