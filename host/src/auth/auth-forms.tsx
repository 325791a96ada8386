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
  /** A new account was created with this address. */
  readonly onAccount: (email: string) => void;
}

const NOT_STORED_MESSAGE = 'Your browser did not store your login. It ends when you close or reload this page.';
const NOTICE_MS = 8000;

/** The open dialog. Mounted again each time, to reset fields and errors. */
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
          onNotStored={() => setNotice(NOT_STORED_MESSAGE)}
        />
      )}
      <Toast message={notice} onDismiss={() => setNotice('')} durationMs={NOTICE_MS} />
    </>
  );
}
