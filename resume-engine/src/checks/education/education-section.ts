import { type CheckDefinition, graded } from '../check';
import { ofEntry, ofLine } from '../evidence';

export const educationSection: CheckDefinition = {
  id: 'D1',
  panel: 'section',
  title: 'An education section',
  max: 2,
  effort: 1,
  why: 'Most systems ask for education in a field of its own and look for it under that heading.',
  judge({ sections, resume }) {
    const section = sections.find(({ kinds, heading }) => heading && kinds.includes('education'));
    const [first] = resume.education;
    return {
      share: graded(section !== undefined && first !== undefined, first !== undefined || section !== undefined),
      message: section
        ? first
          ? 'Your education has a heading of its own.'
          : 'There is a heading for education, but we could not read an entry below it.'
        : first
          ? 'We found your education, but no heading above it.'
          : 'We found no education.',
      fix: 'Put your degrees under the heading Education, the newest first.',
      evidence: section?.heading ? [ofLine(section.heading)] : first ? ofEntry(first) : [],
    };
  },
};
