import { useState } from 'react';
import { Toast } from '@kadam/shared/ui/toast';
import { ForgotDialog } from './forgot-dialog';
import type { AuthView } from './use-auth-view';
import { LoginDialog } from './login-dialog';
import { SignupDialog } from './signup-dialog';

export interface AuthFormsProps {
  readonly view: AuthView;
  readonly onClose: () => void;
  readonly onLogin: (email: string) => void;
  readonly onSignup: (email: string) => void;
  readonly onForgot: (email: string) => void;
  /** An account has been made with this address. */
  readonly onAccount: (email: string) => void;
}

const NOT_KEPT = 'Your browser did not store your login. It ends when you close or reload this page.';
const LONG_ENOUGH_MS = 8000;

/** The open dialog. Each opening mounts it anew, so that fields and errors of the last one are gone. */
export default function AuthForms({ view, onClose, onLogin, onSignup, onForgot, onAccount }: AuthFormsProps) {
  const [notice, setNotice] = useState('');
  return (
    <>
      {view.view === 'signup' && (
        <SignupDialog
          email={view.email}
          onClose={onClose}
          onLogin={onLogin}
          onForgot={onForgot}
          onAccount={onAccount}
        />
      )}
      {view.view === 'forgot' && <ForgotDialog email={view.email} onClose={onClose} onLogin={onLogin} />}
      {view.view === 'login' && (
        <LoginDialog
          key={view.email ?? ''}
          reason={view.reason}
          email={view.email}
          onClose={onClose}
          onSignup={onSignup}
          onForgot={onForgot}
          onNotKept={() => setNotice(NOT_KEPT)}
        />
      )}
      <Toast message={notice} onDismiss={() => setNotice('')} durationMs={LONG_ENOUGH_MS} />
    </>
  );
}
