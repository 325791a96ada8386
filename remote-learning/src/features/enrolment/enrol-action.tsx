import { Button } from '@kadam/shared/ui/button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { CancelEnrolment } from './cancel-enrolment';
import { Actions, EnrolButton } from './enrolment.styles';
import { EnrolmentDialog } from './enrolment-dialog';
import { EnrolmentSubmitted } from './enrolment-submitted';
import { useEnrolledIds } from './use-enrolled-ids';
import { useEnrolment } from './use-enrolment';

interface EnrolActionProps {
  readonly courseId: string;
  readonly courseName: string;
}

/** 'Enroll Course', or 'Enrolled' once the member is, with everything that follows a click. */
export function EnrolAction({ courseId, courseName }: EnrolActionProps) {
  const isEnrolled = useEnrolledIds().has(courseId);
  const [isAsking, setIsAsking] = useState(false);
  const { state, start, submitted, close } = useEnrolment();
  // One button for both: the dialogs give focus back to it.
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
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Cancel enrollment
        </Button>
      )}
      {isAsking && isEnrolled && (
        <CancelEnrolment courseId={courseId} courseName={courseName} onClose={() => setIsAsking(false)} />
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
