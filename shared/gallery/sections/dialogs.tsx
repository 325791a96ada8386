import { useState, type FormEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { Row } from '../gallery.styles';

type Shown = 'login' | 'signup' | 'message' | 'confirm' | 'long' | undefined;

export function Dialogs() {
  const [shown, setShown] = useState<Shown>();
  const handleClose = () => setShown(undefined);
  return (
    <Row>
      <Button onClick={() => setShown('login')}>Log in</Button>
      <Button variant="secondary" onClick={() => setShown('message')}>
        Message
      </Button>
      <Button variant="secondary" onClick={() => setShown('confirm')}>
        Confirmation
      </Button>
      <Button variant="secondary" onClick={() => setShown('long')}>
        Long text
      </Button>
      <LoginSample isOpen={shown === 'login'} onClose={handleClose} onSignup={() => setShown('signup')} />
      <Dialog
        isOpen={shown === 'signup'}
        onClose={handleClose}
        title="Create your account"
        subtitle="It takes a minute."
      >
        <Field label="Full name" name="name" autoComplete="name" isRequired />
      </Dialog>
      <Dialog
        isOpen={shown === 'message'}
        onClose={handleClose}
        title="Application Status"
        subtitle="Your application has been submitted successfully."
      >
        <Button onClick={handleClose}>Done</Button>
      </Dialog>
      {shown === 'confirm' && (
        <ConfirmDialog
          title="Cancel your enrollment?"
          subtitle="Data Analysis"
          confirmLabel="Cancel enrollment"
          busyLabel="Canceling…"
          isBusy={false}
          message="The service is busy. Please try again."
          onConfirm={handleClose}
          onClose={handleClose}
        >
          <p>You can enroll again at any time.</p>
        </ConfirmDialog>
      )}
      <Dialog
        isOpen={shown === 'long'}
        onClose={handleClose}
        title="A title that needs more than one line, because there is much to say"
      >
        <Stack>
          {Array.from({ length: 14 }, (_, index) => (
            <p key={index}>
              {index + 1}. What we agree with you about applications, interviews and fees. You pay us nothing: employers
              do. We pass your profile on only to the employers you apply to.
            </p>
          ))}
          <Button variant="secondary" onClick={handleClose}>
            I have read it
          </Button>
        </Stack>
      </Dialog>
    </Row>
  );
}

function LoginSample({ isOpen, onClose, onSignup }: { isOpen: boolean; onClose: () => void; onSignup: () => void }) {
  const [email, setEmail] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsFailed(true);
  };
  const handleClose = () => {
    setEmail('');
    setIsFailed(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title="Welcome back"
      subtitle="Log in to apply and to see your applications."
      isDirty={email !== ''}
    >
      <Stack as="form" gap={2.5} onSubmit={handleSubmit} noValidate>
        {isFailed && <Notice tone="danger">The mail ID or the password is not right. Check both and try again.</Notice>}
        <Field
          label="Professional Mail ID"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          isRequired
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" isRequired />
        <Button type="submit">Log in</Button>
        <Button variant="quiet" size="sm" onClick={onSignup}>
          New here? Sign up
        </Button>
      </Stack>
    </Dialog>
  );
}
