import { Button } from '@kadam/shared/ui/button';
import { CancelEnrolmentDialog } from '@kadam/shared/ui/cancel-enrolment-dialog';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Batch } from '../../lib/course';
import { Actions, EnrolButton } from './enrolment.styles';
import { EnrolmentDialog } from './enrolment-dialog';
import { EnrolmentSubmitted } from './enrolment-submitted';
import { useCancelEnrolment } from './use-cancel-enrolment';
import { useEnrolment } from './use-enrolment';
import { useEnrolments } from './use-enrolments';

interface EnrolActionProps {
  readonly courseId: string;
  readonly courseName: string;
  readonly batches: readonly Batch[];
}

/** 'Enroll Course' or 'Enrolled', with the dialogs that follow a click. */
export function EnrolAction({ courseId, courseName, batches }: EnrolActionProps) {
  const enrolment = useEnrolments().get(courseId);
  const isEnrolled = enrolment !== undefined;
  const [isConfirming, setIsConfirming] = useState(false);
  const { state, start, submitted, close } = useEnrolment();
  // The same element in both states: the dialogs restore focus to it.
  return (
    <Actions>
      <EnrolButton
        $isEnrolled={isEnrolled}
        onClick={isEnrolled ? undefined : start}
        aria-disabled={isEnrolled || undefined}
      >
        {isEnrolled ? (
          <>
            <Check aria-hidden size="1.25em" /> {enrolment.isWaiting ? 'On the waiting list' : 'Enrolled'}
          </>
        ) : (
          'Enroll Course'
        )}
      </EnrolButton>
      {enrolment && enrolment.text !== '' && <p>{enrolment.text}</p>}
      {isEnrolled && (
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          Cancel enrollment
        </Button>
      )}
      {isConfirming && isEnrolled && (
        <CancelDialog courseId={courseId} courseName={courseName} onClose={() => setIsConfirming(false)} />
      )}
      {state.step === 'form' && (
        <EnrolmentDialog
          courseId={courseId}
          courseName={courseName}
          batches={batches}
          isEnrolled={isEnrolled}
          onSubmitted={submitted}
          onClose={close}
        />
      )}
      {state.step === 'submitted' && (
        <EnrolmentSubmitted courseName={courseName} isWaiting={state.isWaiting} onClose={close} />
      )}
    </Actions>
  );
}

type CancelDialogProps = Omit<EnrolActionProps, 'batches'> & { readonly onClose: () => void };

const CancelDialog = ({ courseId, courseName, onClose }: CancelDialogProps) => (
  <CancelEnrolmentDialog courseName={courseName} action={useCancelEnrolment(courseId, onClose)} onClose={onClose} />
);
