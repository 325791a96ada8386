import { useParams } from '@kadam/shared/router';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { OfficeFrame } from '../features/access/office-frame';
import { SectionEditor } from '../features/content/section-editor';
import { sectionOf } from '../features/content/section-forms';

export default function SectionPage() {
  const { section: name } = useParams();
  const section = sectionOf(name);
  return (
    <OfficeFrame title="Content" roles={['content_editor', 'auditor']}>
      {(session) =>
        section ? (
          <SectionEditor section={section} session={session} />
        ) : (
          <EmptyState title="There is no such section" text="Choose one under Content." />
        )
      }
    </OfficeFrame>
  );
}
