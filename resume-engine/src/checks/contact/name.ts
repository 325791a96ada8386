import { type CheckDefinition, graded } from '../check';
import { ofField, ofLine } from '../evidence';

const TOP_LINES = 6;

export const name: CheckDefinition = {
  id: 'C1',
  panel: 'section',
  title: 'Your name at the top',
  max: 1,
  effort: 1,
  why: 'A machine takes the first big line for your name; if that is something else, you are filed under it.',
  judge({ resume: { contact }, layout: { lines } }) {
    const found = contact.name;
    if (!found)
      return {
        share: 0,
        message: 'We could not find your name.',
        fix: 'Put your name alone on the first line, as text.',
        evidence: lines.slice(0, 1).map(ofLine),
      };
    const [span] = found.spans;
    const isOnTop = !span || (span.page === 1 && lines.filter(({ index }) => index < span.line).length < TOP_LINES);
    return {
      share: graded(found.confidence >= 0.7 && isOnTop, found.confidence >= 0.5),
      message: isOnTop
        ? `Your name was read: ${found.value}.`
        : `Your name was read (${found.value}), but not at the top of page 1.`,
      fix: 'Put your name alone on the first line, without "Resume" or a title beside it.',
      evidence: [ofField(found)],
    };
  },
};
