import { emit, listen } from '@kadam/shared/events';
import { signIn, signOut, useSession } from '@kadam/shared/session';
import { login } from '../contract/auth';
import { z } from '../contract/zod';
import { call } from '../http';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Stack } from '../ui/layout';
import { PasswordField } from '../ui/password-field';
import { useEffect, useState, type FormEvent } from 'react';

type DialogState = { readonly isOpen: false } | { readonly isOpen: true; readonly reason?: string | undefined };

/** The host's part in development: opens on `auth:openLogin` and stores the session. */
export function SignIn() {
  const isMember = useSession((session) => session.token !== null);
  const [dialog, setDialog] = useState<DialogState>({ isOpen: false });
  useEffect(() => listen('auth:openLogin', (detail) => setDialog({ isOpen: true, reason: detail?.reason })), []);

  const handleClose = () => {
    setDialog({ isOpen: false });
    emit('auth:closeLogin');
  };
  const handleLogout = () => {
    signOut();
    emit('auth:logout');
  };
  return (
    <>
      {isMember ? (
        <Button size="sm" variant="quiet" onClick={handleLogout}>
          Logout
        </Button>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setDialog({ isOpen: true })}>
          Login
        </Button>
      )}
      <Dialog
        isOpen={dialog.isOpen}
        onClose={handleClose}
        title="Login"
        subtitle={(dialog.isOpen && dialog.reason) || 'Sign in to your account'}
      >
        <SignInForm onDone={() => setDialog({ isOpen: false })} />
      </Dialog>
    </>
  );
}

function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { error, submit } = useSignIn(onDone);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(email, password);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={2}>
        {error && <p role="alert">{error}</p>}
        <Field
          label="Professional Mail ID"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit">Login</Button>
      </Stack>
    </form>
  );
}

const loginResponse = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

function useSignIn(onDone: () => void) {
  const [error, setError] = useState('');
  const submit = async (email: string, password: string) => {
    try {
      const { token, user } = z.parse(loginResponse, await call(login, { body: { email, password } }));
      signIn({ token, userId: user.id });
      emit('auth:login', { userId: user.id });
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Login failed');
    }
  };
  return { error, submit };
}
