import { useState, type FormEvent } from 'react';
import { POSTING_MESSAGES } from '@kadam/shared/contract/postings';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { fromIndia, toIndia } from '../../lib/times';

interface ScheduleDialogProps {
  readonly publishAt: string | null;
  readonly isBusy: boolean;
  readonly message: string | undefined;
  readonly onSchedule: (publishAt: string) => void;
  readonly onClose: () => void;
}

/** Asks for the time at which a posting is published. */
export function ScheduleDialog({ publishAt, isBusy, message, onSchedule, onClose }: ScheduleDialogProps) {
  const [time, setTime] = useState(publishAt === null ? '' : toIndia(publishAt));
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(time === '');
    if (time !== '') onSchedule(fromIndia(time));
  };
  return (
    <Dialog
      isOpen
      title="Schedule the publication"
      subtitle="The job is not public before this time."
      onClose={onClose}
    >
      <Stack as="form" gap={2} noValidate onSubmit={handleSubmit}>
        <Field
          label="Day and time in India"
          name="publishAt"
          type="datetime-local"
          value={time}
          error={isMissing ? POSTING_MESSAGES.timeMissing : message}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={isBusy} busyLabel="Scheduling…">
          Schedule
        </Button>
      </Stack>
    </Dialog>
  );
}
