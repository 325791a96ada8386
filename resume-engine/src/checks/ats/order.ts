import { type CheckDefinition, graded } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';

export const order: CheckDefinition = {
  id: 'A2',
  panel: 'atsEssentials',
  title: 'Reading order',
  max: 2,
  effort: 3,
  needsFile: true,
  why: 'Simple systems read straight through the file; in two columns they mix unrelated lines.',
  judge(context) {
    const agreement = context.parseRate.order;
    return {
      share: graded(agreement >= 0.97, agreement >= 0.85),
      message: `${Math.round(agreement * 100)}% of your words are read in the right order.`,
      fix: 'Use one column from top to bottom.',
      evidence: agreement >= 0.97 ? [] : firstMixed(context),
    };
  },
};

function firstMixed({ layout: { lines, contentOrder } }: CheckContext) {
  const place = new Map<string, number>();
  contentOrder.forEach((word, at) => !place.has(word) && place.set(word, at));
  const rare = (text: string) =>
    text
      .split(/\s+/)
      .map((word) => place.get(word))
      .filter((at) => at !== undefined)[0];
  const at = lines.findIndex((line, index) => {
    const [here, before] = [rare(line.text), rare(lines[index - 1]?.text ?? '')];
    return here !== undefined && before !== undefined && Math.abs(here - before) > 60;
  });
  return lines.slice(Math.max(0, at - 1), Math.max(0, at) + 1).map(ofLine);
}
