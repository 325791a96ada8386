import { toEnrolledCourses } from './enrolled-course';

const course = {
  id: 'c-1',
  name: 'Tally',
  provider: 'Example Institute',
  duration: '3 months',
  enrolledAt: '2026-03-02',
  status: '',
};

describe('enrolled courses', () => {
  it('are read from a list, and from an object with courses', () => {
    expect(toEnrolledCourses([course])).toEqual([course]);
    expect(toEnrolledCourses({ success: true, courses: [course] })).toEqual([course]);
  });

  it('may call their name a title, and miss everything but id and name', () => {
    expect(toEnrolledCourses([{ id: 'c-1', title: ' Tally ' }])).toEqual([
      { id: 'c-1', name: 'Tally', provider: '', duration: '', enrolledAt: '', status: '' },
    ]);
  });

  it('have their status and place on the waiting list in words', () => {
    const texts = [{ status: 'confirmed' }, { status: 'waiting', waitingPlace: 2 }, { status: 'unheard' }].map(
      (state) => toEnrolledCourses([{ ...course, ...state }])?.[0]?.status,
    );
    expect(texts).toEqual(['Confirmed', 'On the waiting list, place 2', '']);
  });

  it('leave out what is not a course', () => {
    expect(toEnrolledCourses([null, 'Tally', { id: 'c-2' }, { name: 'No id' }, course])).toEqual([course]);
  });

  it.each([undefined, null, '<html>', { courses: {} }, {}])(
    'are undefined in a response of another shape: %p',
    (response) => {
      expect(toEnrolledCourses(response)).toBeUndefined();
    },
  );
});
