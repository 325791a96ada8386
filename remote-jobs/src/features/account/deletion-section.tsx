import { APPLICATION_RETENTION_YEARS } from '@kadam/shared/contract/applications';
import { useLocation } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { Row } from '@kadam/shared/ui/row';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { useState } from 'react';
import { DELETION_HASH } from '../../paths';
import { secret } from '../../lib/secret-field';
import { Form, Section, Terms } from './account.styles';
import { useDeletion, type FinalActionProps } from './use-account-actions';

export function DeletionSection(props: FinalActionProps) {
  const { hash } = useLocation();
  const [isConfirming, setIsConfirming] = useState(hash === DELETION_HASH);
  return (
    <Section aria-labelledby="deletion-section">
      <h2 id="deletion-section">Delete my account</h2>
      <p>Removes your account and everything in it, at once and for good.</p>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        Delete my account…
      </Button>
      <Dialog isOpen={isConfirming} onClose={() => setIsConfirming(false)} title="Delete your account for good?">
        <Question {...props} onKeep={() => setIsConfirming(false)} />
      </Dialog>
    </Section>
  );
}

function Question({ onKeep, ...act }: FinalActionProps & { readonly onKeep: () => void }) {
  const { message, waiting, form, field } = useDeletion(act);
  return (
    <>
      <Terms>
        <p>This cannot be undone, not even by us. What goes:</p>
        <ul>
          <li>your name, address, password and job profile;</li>
          <li>applications, saved jobs and enrollments, and whatever else is in your account;</li>
          <li>the newsletter and messages with your address.</li>
        </ul>
        <p>
          What stays: mails that our office and employers have already received about your applications, for as long as
          they need them to fill the job and at most {APPLICATION_RETENTION_YEARS} years, the time within which the law
          lets claims be brought. To end an application, withdraw it before.
        </p>
      </Terms>
      <Form {...form} aria-label="Delete my account">
        <PasswordField label="Password" autoComplete="current-password" isRequired {...secret(field('password'))} />
        {message && <Notice tone="danger">{message}</Notice>}
        <Row gap={2}>
          <SubmitButton label="Delete my account" busyLabel="Deleting…" variant="danger" waiting={waiting} />
          <Button variant="secondary" onClick={onKeep}>
            Keep it
          </Button>
        </Row>
      </Form>
    </>
  );
}
