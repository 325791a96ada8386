import type { Course } from '../../lib/course';
import { factsOf } from './course-details.content';
import { Fact, FactList } from './course-details.styles';

export function CourseFacts({ course }: { readonly course: Course }) {
  return (
    <FactList>
      {factsOf(course).map(({ icon: Icon, label, value }) => (
        <Fact key={label}>
          <dt>
            <Icon size="1.5em" aria-hidden /> {label}
          </dt>{' '}
          <dd>{value}</dd>
        </Fact>
      ))}
    </FactList>
  );
}
