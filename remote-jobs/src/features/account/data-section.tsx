import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { secret } from '../../lib/secret-field';
import { Form, Section, Small } from './account.styles';
import { useDownload, type ActionProps } from './use-account-actions';

interface DataSectionProps extends ActionProps {
  readonly isConfirmed: boolean;
}

export function DataSection({ isConfirmed, ...act }: DataSectionProps) {
  const { state, message, isSending, waiting, times, form, field } = useDownload(act);
  return (
    <Section aria-labelledby="data-section">
      <h2 id="data-section">Download my data</h2>
      <p>
        One file (JSON) with everything we hold about you: your account, job profile, applications, saved jobs,
        enrollments and the rest.
      </p>
      {!isConfirmed && (
        <Small>
          Messages and newsletters belong to whoever reads the mail of your address, so they are in it once you have
          confirmed the address.
        </Small>
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
          <Button type="submit" variant="secondary" isBusy={isSending} busyLabel="Fetching…">
            Download my data
          </Button>
          <StillLoading {...waiting} />
        </div>
      </Form>
    </Section>
  );
}
