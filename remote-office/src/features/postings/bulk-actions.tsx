import { useState } from 'react';
import type { BulkResult, ChangePostingsBody } from '@kadam/shared/contract/postings';
import { Button } from '@kadam/shared/ui/button';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Buttons } from './postings.styles';
import type { useBulkChange } from './use-postings';

interface BulkActionsProps {
  readonly ids: readonly string[];
  readonly change: ReturnType<typeof useBulkChange>;
  readonly onDone: () => void;
}

type Question = 'close' | 'expiry';

/** Publishes or closes the selected postings, or sets their expiry date. */
export function BulkActions({ ids, change, onDone }: BulkActionsProps) {
  const [question, setQuestion] = useState<Question>();
  const run = async (body: Omit<ChangePostingsBody, 'ids'>) => {
    if (!(await change.run({ ...body, ids: [...ids] }))) return;
    setQuestion(undefined);
    onDone();
  };
  const dialog = { isBusy: change.isBusy, message: change.message, onClose: () => setQuestion(undefined) };
  return (
    <>
      <Button size="sm" isBusy={change.isBusy} onClick={() => void run({ action: 'publish' })}>
        Publish
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setQuestion('close')}>
        Close
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setQuestion('expiry')}>
        Set the expiry date
      </Button>
      {question === 'close' && (
        <ConfirmDialog
          title={`Close ${countText(ids.length)}?`}
          confirmLabel="Close them"
          busyLabel="Closing…"
          onConfirm={() => void run({ action: 'close' })}
          {...dialog}
        >
          <p>They are no longer public, and applying ends. Applications stay, and you can publish them again.</p>
        </ConfirmDialog>
      )}
      {question === 'expiry' && (
        <ExpiryDialog
          title={`Expiry date of ${countText(ids.length)}`}
          onSet={(expiresOn) => void run({ action: 'set-expiry', expiresOn })}
          {...dialog}
        />
      )}
    </>
  );
}

interface ExpiryDialogProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly message: string | undefined;
  readonly onSet: (expiresOn: string | null) => void;
  readonly onClose: () => void;
}

function ExpiryDialog({ title, isBusy, message, onSet, onClose }: ExpiryDialogProps) {
  const [day, setDay] = useState('');
  return (
    <Dialog isOpen title={title} subtitle="A posting closes automatically at the end of this day." onClose={onClose}>
      <Stack gap={2}>
        {message !== undefined && <Notice tone="danger">{message}</Notice>}
        <Field
          label="Last day"
          name="expiresOn"
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Buttons>
          <Button isBusy={isBusy} busyLabel="Saving…" disabled={day === ''} onClick={() => onSet(day)}>
            Set the date
          </Button>
          <Button variant="secondary" onClick={() => onSet(null)}>
            Remove the date
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}

const countText = (count: number) => `${count} ${count === 1 ? 'posting' : 'postings'}`;

/** The result of a change to several postings; each that failed is listed with its reason. */
export function BulkResults({ results }: { readonly results: readonly BulkResult[] }) {
  const count = (status: BulkResult['status']) => results.filter((result) => result.status === status).length;
  const failed = results.filter(({ status }) => status === 'failed');
  const summary = [
    `${countText(count('changed'))} changed`,
    ...(count('unchanged') > 0 ? [`${count('unchanged')} needed no change`] : []),
    ...(failed.length > 0 ? [`${failed.length} not changed`] : []),
  ].join(', ');
  return (
    <Notice tone={failed.length > 0 ? 'danger' : 'success'} title={`${summary}.`}>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ id, title, message }) => (
            <li key={id}>
              {title || 'A posting'}: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
