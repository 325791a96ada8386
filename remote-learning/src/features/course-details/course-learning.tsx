import { Check } from 'lucide-react';
import type { Course } from '../../lib/course';
import { CheckList, Modules, Section } from './course-details.styles';

export function CourseLearning({ course }: { course: Course }) {
  const { features, learningOutcomes, curriculum } = course;
  const [learned, included] = learningOutcomes.length > 0 ? [learningOutcomes, features] : [features, []];
  return (
    <>
      {learned.length > 0 && (
        <Section>
          <h2>What You'll Learn</h2>
          <CheckedItems items={learned} />
          {included.length > 0 && (
            <>
              <h3>Included in the course</h3>
              <CheckedItems items={included} />
            </>
          )}
        </Section>
      )}
      {curriculum.length > 0 && (
        <Section>
          <h2>Course Curriculum</h2>
          <Modules>
            {curriculum.map((module, index) => (
              <li key={index}>{module}</li>
            ))}
          </Modules>
        </Section>
      )}
    </>
  );
}

function CheckedItems({ items }: { items: readonly string[] }) {
  return (
    <CheckList>
      {items.map((item, index) => (
        <li key={index}>
          <Check size="1.25em" aria-hidden /> <span>{item}</span>
        </li>
      ))}
    </CheckList>
  );
}
