import { useState } from 'react';
import type { SecondFactorSetup } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import { SecretText } from './second-factor.styles';
import { useConfirmForm, usePasswordForm } from './use-second-factor';

interface SetupStepsProps {
  readonly email: string;
  /** Called when the recovery codes have been stored. */
  readonly onDone: () => void;
}

/** Sets up an authenticator app: password, QR code with a first code, recovery codes. */
export function SetupSteps({ email, onDone }: SetupStepsProps) {
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup) return <AppStep setup={setup} onCodes={setCodes} />;
  return <PasswordStep email={email} onSetup={setSetup} />;
}

function PasswordStep({ email, onSetup }: { email: string; onSetup: (setup: SecondFactorSetup) => void }) {
  const form = usePasswordForm(onSetup);
  return (
    <Stack as="form" gap={2} {...form.form}>
      <h1>Set up your authenticator app</h1>
      <p>
        The office has the data of all applicants, so your password alone does not open it. You need an authenticator
        app on your phone, such as Google Authenticator or Microsoft Authenticator.
      </p>
      {form.message && <Notice tone="danger" title={form.message} />}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField label="Your password" isRequired autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" isBusy={form.isSending} busyLabel="Checking…">
        Continue
      </Button>
      <StillLoading {...form.waiting} />
    </Stack>
  );
}

interface AppStepProps {
  readonly setup: SecondFactorSetup;
  readonly onCodes: (codes: readonly string[]) => void;
}

function AppStep({ setup, onCodes }: AppStepProps) {
  const form = useConfirmForm(onCodes);
  return (
    <Stack as="form" gap={2} {...form.form}>
      <h1>Scan the code with your app</h1>
      <p>Open the app, add an account, and scan this code.</p>
      <QrCode text={setup.uri} label="QR code for your authenticator app" />
      <p>
        If you cannot scan it, type this key into the app: <SecretText>{groupsOfFour(setup.secret)}</SecretText>
      </p>
      {form.message && <Notice tone="danger" title={form.message} />}
      <Field
        label="Code of the app"
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The 6 digits that the app shows now."
        {...form.field('code')}
      />
      <Button type="submit" isBusy={form.isSending} busyLabel="Checking…">
        Confirm
      </Button>
      <StillLoading {...form.waiting} />
    </Stack>
  );
}

const groupsOfFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
