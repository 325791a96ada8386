import { useState } from 'react';
import type { Course } from './course';
import { drawingOf, DRAWING_SIZE } from './course-drawing';

interface CourseImageProps {
  readonly course: Pick<Course, 'image' | 'name' | 'genre' | 'category'>;
  readonly loading: 'eager' | 'lazy';
  readonly className?: string;
}

/** The picture of a course, or the drawing of its subject when there is none or it does not load. Decorative: the title stands beside it. */
export function CourseImage({ course, ...rest }: CourseImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isOwn = course.image !== null && course.image !== failed;
  return (
    <img
      {...rest}
      {...DRAWING_SIZE}
      src={isOwn ? (course.image ?? '') : drawingOf(course)}
      alt=""
      decoding="async"
      onError={() => setFailed(course.image)}
    />
  );
}
