import { useId, useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import type { Course } from '../../lib/course';
import { Section, SynopsisText } from './course-details.styles';

export function CourseSynopsis({ course }: { course: Course }) {
  const [isExpanded, setExpanded] = useState(false);
  const textId = useId();
  if (course.synopsis === '') return null;
  const hasMore = course.fullSynopsis !== course.synopsis;
  return (
    <Section>
      <h2>Synopsis</h2>
      <SynopsisText id={textId}>
        {paragraphs(isExpanded ? course.fullSynopsis : course.synopsis).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </SynopsisText>
      {hasMore && (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isExpanded}
          aria-controls={textId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Read less' : 'Read more'}
        </Button>
      )}
    </Section>
  );
}

const paragraphs = (text: string) => text.split(/\n+/).filter((part) => part.trim() !== '');
