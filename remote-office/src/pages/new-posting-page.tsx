import { OfficeFrame } from '../features/access/office-frame';
import { NewPosting } from '../features/postings/posting-editor';

export default function NewPostingPage() {
  return (
    <OfficeFrame title="New posting" roles={['recruiter']}>
      {() => <NewPosting />}
    </OfficeFrame>
  );
}
