import { Button } from '@kadam/shared/ui/button';
import { CancelEnrolmentDialog } from '@kadam/shared/ui/cancel-enrolment-dialog';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Actions, EnrolButton } from './enrolment.styles';
import { EnrolmentDialog } from './enrolment-dialog';
import { EnrolmentSubmitted } from './enrolment-submitted';
import { useCancelEnrolment } from './use-cancel-enrolment';
import { useEnrolledIds } from './use-enrolled-ids';
import { useEnrolment } from './use-enrolment';

interface EnrolActionProps {
  readonly courseId: string;
  readonly courseName: string;
}

/** 'Enroll Course' or 'Enrolled', with the dialogs that follow a click. */
export function EnrolAction({ courseId, courseName }: EnrolActionProps) {
  const isEnrolled = useEnrolledIds().has(courseId);
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
            <Check aria-hidden size="1.25em" /> Enrolled
          </>
        ) : (
          'Enroll Course'
        )}
      </EnrolButton>
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
          isEnrolled={isEnrolled}
          onSubmitted={submitted}
          onClose={close}
        />
      )}
      {state.step === 'submitted' && <EnrolmentSubmitted courseName={courseName} onClose={close} />}
    </Actions>
  );
}

const CancelDialog = ({ courseId, courseName, onClose }: EnrolActionProps & { readonly onClose: () => void }) => (
  <CancelEnrolmentDialog courseName={courseName} action={useCancelEnrolment(courseId, onClose)} onClose={onClose} />
);
