import type { ReactNode } from 'react';
import { Navigate } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import type { Course } from '../../lib/course';
import { LoadFailed } from '../../load-failed';
import { coursesHref } from '../../paths';
import { StillLoading } from '../../still-loading';
import { CourseFacts } from './course-facts';
import { CourseHeader } from './course-header';
import { CourseLearning } from './course-learning';
import { CourseSynopsis } from './course-synopsis';
import { Columns, MainColumn } from './course-details.styles';
import { useCourse } from './use-course';
import { useCourseTitle } from './use-course-title';

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
