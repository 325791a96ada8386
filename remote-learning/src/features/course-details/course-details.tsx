import { Navigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Container } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { coursesHref } from '../../paths';
import { CourseFacts } from './course-facts';
import { CourseHeader } from './course-header';
import { CourseLearning } from './course-learning';
import { CourseSynopsis } from './course-synopsis';
import { Columns, MainColumn } from './course-details.styles';
import { useCourse } from './use-course';
import { useCourseTitle } from './use-course-title';

export function CourseDetails({ courseId }: { courseId: string }) {
  const state = useCourse(courseId);
  const course = state.status === 'ready' ? state.course : undefined;
  useCourseTitle(course?.name);
  if (state.status === 'unknown') return <Navigate to={coursesHref()} replace />;
  return (
    <>
      <CourseHeader course={course} isLoading={state.status === 'loading'} />
      <Container>
        <Columns>
          <MainColumn>
            {state.status === 'loading' && <Skeleton width="100%" height="20rem" />}
            {state.status === 'failed' && (
              <Notice tone="danger" title="Failed to load course" action={<Button onClick={state.retry}>Retry</Button>}>
                {state.message}
              </Notice>
            )}
            {course && (
              <>
                <CourseSynopsis course={course} />
                <CourseLearning course={course} />
              </>
            )}
          </MainColumn>
          {course && <CourseFacts />}
        </Columns>
      </Container>
    </>
  );
}
