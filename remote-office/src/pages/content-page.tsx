import { ContentList } from '../features/content/content-list';
import { OfficeFrame } from '../features/access/office-frame';

export default function ContentPage() {
  return (
    <OfficeFrame title="Content" roles={['content_editor', 'auditor']}>
      {() => <ContentList />}
    </OfficeFrame>
  );
}
