import { isSample } from '@kadam/shared/contract/brand';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import type { ReactNode } from 'react';
import { ChartNoAxesColumnIncreasing, Clock, Star, Users } from 'lucide-react';
import { Chip } from '@kadam/shared/ui/chip';
import { Container } from '@kadam/shared/ui/layout';
import type { Course } from '../../lib/course';
import { BackToCourses } from './back-to-courses';
import { CourseTrail } from './course-trail';
import { RATING } from './course-details.content';
import {
  Avatar,
  Header,
  HeaderColumns,
  HeaderPicture,
  HeaderText,
  Meta,
  Provider,
  ProviderLine,
  Title,
} from './course-details.styles';

interface CourseHeaderProps {
  readonly course: Course | undefined;
  readonly isLoading: boolean;
  readonly action: ReactNode;
}

export function CourseHeader({ course, isLoading, action }: CourseHeaderProps) {
  return (
    <Header>
      <Container>
        <CourseTrail title={course?.name} />
        <HeaderColumns>
          <HeaderText>
            <BackToCourses />
            <Title aria-busy={isLoading && !course}>{course?.name ?? (isLoading ? 'Loading course…' : 'Course')}</Title>
            {course && <Particulars course={course} />}
            {action}
          </HeaderText>
          {course && <HeaderPicture course={course} loading="eager" />}
        </HeaderColumns>
      </Container>
    </Header>
  );
}

function Particulars({ course }: { course: Course }) {
  return (
    <>
      <Meta>
        {course.duration !== '' && (
          <li>
            <Clock size="1.15em" aria-hidden /> {course.duration}
          </li>
        )}
        <li>
          <Star size="1.15em" aria-hidden /> {RATING}
        </li>
        <li>
          <Users size="1.15em" aria-hidden /> {countText(course.students)}+ Students
        </li>
        <li>
          <ChartNoAxesColumnIncreasing size="1.15em" aria-hidden /> {course.level}
        </li>
      </Meta>
      <SampleNote isSample={isSample('rating') || isSample('students')} />
      <ProviderLine>
        <Provider>
          <Avatar aria-hidden>{firstLetter(course.provider)}</Avatar>
          <span>{course.provider}</span>
        </Provider>
        {course.genre !== '' && <Chip tone="accent">{course.genre}</Chip>}
      </ProviderLine>
    </>
  );
}

// 1200 stays ungrouped, 1,20,000 is grouped the Indian way.
const countText = (count: number) => new Intl.NumberFormat('en-IN', { useGrouping: 'min2' }).format(count);

// Includes combining marks; skips leading quotes and emoji.
const firstLetter = (text: string) =>
  (/[\p{L}\p{N}]\p{M}*/u.exec(text)?.[0] ?? [...text][0])?.toLocaleUpperCase('en-IN');
