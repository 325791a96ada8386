import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { SmallText } from '@kadam/shared/ui/small-text';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { secret } from '../../lib/secret-field';
import { Form, Section } from './account.styles';
import { useDownload, type ActionProps } from './use-account-actions';

interface DataSectionProps extends ActionProps {
  readonly isConfirmed: boolean;
}

export function DataSection({ isConfirmed, ...act }: DataSectionProps) {
  const { state, message, waiting, times, form, field } = useDownload(act);
  return (
    <Section aria-labelledby="data-section">
      <h2 id="data-section">Download my data</h2>
      <p>
        One file (JSON) with everything we hold about you: your account, job profile, applications, saved jobs,
        enrollments and the rest.
      </p>
      {!isConfirmed && (
        <SmallText>
          Messages and newsletters belong to whoever reads the mail of your address, so they are in it once you have
          confirmed the address.
        </SmallText>
      )}
      <Form {...form} aria-label="Download my data">
        <PasswordField
          key={times}
          label="Password"
          autoComplete="current-password"
          isRequired
          {...secret(field('password'))}
        />
        {message && <Notice tone="danger">{message}</Notice>}
        {state.status === 'sent' && (
          <Notice tone="success">
            Your data is in your downloads. Keep the file where other people cannot read it.
          </Notice>
        )}
        <div>
          <SubmitButton label="Download my data" busyLabel="Fetching…" variant="secondary" waiting={waiting} />
        </div>
      </Form>
    </Section>
  );
}
