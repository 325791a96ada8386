import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { ApplicationView } from '../features/applications/application-view';

export default function ApplicationPage() {
  const { applicationId = '' } = useParams();
  return (
    <OfficeFrame title="Application" roles={['recruiter', 'auditor']}>
      {(session) => <ApplicationView key={applicationId} id={applicationId} session={session} />}
    </OfficeFrame>
  );
}
