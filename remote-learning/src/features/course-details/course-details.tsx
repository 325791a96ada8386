import { Navigate } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import type { ReactNode } from 'react';
import type { Course } from '../../lib/course';
import { LoadFailed } from '../../load-failed';
import { coursesHref } from '../../paths';
import { StillLoading } from '../../still-loading';
import { CourseBatches } from './course-batches';
import { factsOf } from './course-details.content';
import { Columns, Fact, FactList, MainColumn } from './course-details.styles';
import { CourseHeader } from './course-header';
import { CourseLearning } from './course-learning';
import { CourseSynopsis } from './course-synopsis';
import { useCourse, useCourseTitle } from './use-course';

interface CourseDetailsProps {
  readonly courseId: string;
  readonly renderAction: (course: Course) => ReactNode;
}

export function CourseDetails({ courseId, renderAction }: CourseDetailsProps) {
  const state = useCourse(courseId);
  const whole = state.status === 'ready' ? state.course : undefined;
  const shown = 'card' in state ? state.card : whole;
  useCourseTitle(shown?.name);
  if (state.status === 'unknown') return <Navigate to={coursesHref()} replace />;
  return (
    <>
      <CourseHeader course={shown} isLoading={state.status === 'loading'} action={shown && renderAction(shown)} />
      <Container>
        <Columns>
          <MainColumn>
            {state.status === 'loading' && <StillLoading />}
            {state.status === 'loading' && <Skeleton width="100%" height={space(40)} />}
            {state.status === 'failed' && (
              <LoadFailed title="Failed to load course" message={state.message} retry={state.retry} />
            )}
            {whole && (
              <>
                <CourseBatches batches={whole.batches} />
                <CourseSynopsis course={whole} />
                <CourseLearning course={whole} />
              </>
            )}
          </MainColumn>
          {shown && <CourseFacts course={shown} />}
        </Columns>
      </Container>
    </>
  );
}

function CourseFacts({ course }: { readonly course: Course }) {
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
