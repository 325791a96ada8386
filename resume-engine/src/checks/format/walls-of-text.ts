import { type CheckDefinition, graded } from '../check';
import { type CheckContext } from '../context';
import { ofBullet, ofField } from '../evidence';
import { counted, wordsOf } from '../../wording/words';

const MAX_LINES = 5;
const MAX_WORDS = 90;

export const wallsOfText: CheckDefinition = {
  id: 'F11',
  panel: 'content',
  title: 'No walls of text',
  max: 0.75,
  effort: 2,
  why: 'A paragraph of more than five lines is skipped by most readers.',
  judge(context) {
    const walls = wallsIn(context);
    return {
      share: graded(walls.length === 0, walls.length === 1),
      message:
        walls.length === 0
          ? 'No paragraph is longer than five lines or 90 words.'
          : `${counted(walls.length, 'paragraph')} ${walls.length === 1 ? 'is' : 'are'} longer than five lines or 90 words.`,
      fix: 'Split it into bullets, or keep the two sentences that matter most.',
      evidence: walls,
    };
  },
};

function wallsIn({ facts, resume: { summary, projects } }: CheckContext) {
  const bullets = [
    ...facts.statements.map(({ bullet }) => bullet),
    ...(facts.isFresher ? [] : projects.flatMap((project) => project.bullets)),
  ];
  const isWall = (text: string, lines: number) => lines > MAX_LINES || wordsOf(text).length > MAX_WORDS;
  return [
    ...(summary && isWall(summary.value, summary.spans.length) ? [ofField(summary)] : []),
    ...bullets.filter(({ text, lines }) => isWall(text, lines.length)).map(ofBullet),
  ];
}
