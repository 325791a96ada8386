import type { AuthView } from './use-auth-view';
import { LoginDialog } from './login-dialog';
import { SignupDialog } from './signup-dialog';

export interface AuthFormsProps {
  readonly view: AuthView;
  readonly onClose: () => void;
  readonly onLogin: (email?: string) => void;
  readonly onSignup: () => void;
}

/** The open dialog. Each opening mounts it anew, so that fields and errors of the last one are gone. */
export default function AuthForms({ view, onClose, onLogin, onSignup }: AuthFormsProps) {
  if (view.view === 'signup') return <SignupDialog onClose={onClose} onLogin={onLogin} />;
  if (view.view === 'closed') return null;
  return (
    <LoginDialog key={view.email ?? ''} reason={view.reason} email={view.email} onClose={onClose} onSignup={onSignup} />
  );
}
