import { Check, Clock } from 'lucide-react';
import { useLocation } from '@kadam/shared/router';
import { Chip } from '@kadam/shared/ui/chip';
import type { Course } from '../../lib/course';
import { courseHref } from '../../paths';
import { CardBody, CardChips, CardPicture, CardText, CardTitle, Tile, TitleLink } from './course-catalogue.styles';

interface CourseCardProps {
  readonly course: Course;
  readonly isEager: boolean;
  readonly isEnrolled: boolean;
}

/** A course in the catalogue. The title's link covers the whole card. */
export function CourseCard({ course, isEager, isEnrolled }: CourseCardProps) {
  const { search } = useLocation();
  return (
    <Tile isInteractive>
      <CardPicture course={course} loading={isEager ? 'eager' : 'lazy'} />
      <CardBody>
        <CardTitle>
          <TitleLink to={courseHref(course.id)} state={{ catalogue: search }}>
            {course.name}
          </TitleLink>
        </CardTitle>
        <CardText>{course.description}</CardText>
        <CardChips>
          {isEnrolled && (
            <Chip tone="success">
              <Check size="1em" aria-hidden /> Enrolled
            </Chip>
          )}
          {course.duration !== '' && (
            <Chip>
              <Clock size="1em" aria-hidden /> {course.duration}
            </Chip>
          )}
          {course.category !== '' && <Chip tone="accent">{course.category}</Chip>}
        </CardChips>
      </CardBody>
    </Tile>
  );
}
