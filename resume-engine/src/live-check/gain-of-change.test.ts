import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readResume } from '../analyze';
import { startsWithAction } from '../checks/experience/action-verbs';
import { enhance } from '../enhance/enhance';
import { fromParsedResume } from '../resume-document/from-parsed-resume';
import type { ResumeDocument } from '../resume-document/resume-document';
import { itemsAt, textAt, withText } from '../resume-document/texts';
import type { Reading } from '../resume/reading';
import { toParsedResume } from '../result/parsed-resume';
import { ANANYA } from '../testing/ananya';
import { anyResume } from '../testing/any-resume';
import { AS_OF, contextOfReading } from '../testing/judged';
import { makeReading } from '../testing/made-resume';
import { emptyPhrases, weakPhrase } from '../wording/phrases';
import { exactScore, gainOfChange } from './gain-of-change';
import { liveContext, liveScore, type LiveScore } from './live-score';

interface Rewrite {
  readonly path: string;
  readonly text: string;
}

const inputOf = (document: ResumeDocument) => ({ document, pages: 1, asOf: AS_OF });
function scoreOf(document: ResumeDocument): number {
  const score = liveScore(inputOf(document));
  return score ? exactScore(score) : 0;
}

const accepted = (document: ResumeDocument, { path, text }: Rewrite) => withText(document, path, text);

const gainOf = (document: ResumeDocument, before: LiveScore | undefined, rewrite: Rewrite) =>
  before && gainOfChange(inputOf(document), before, { document: accepted(document, rewrite), path: rewrite.path });

/** What the check suggests, by the place in the editor. */
async function suggested(reading: Reading): Promise<{ document: ResumeDocument; rewrites: Rewrite[] }> {
  const { bestSummary = '', experience } = enhance(await contextOfReading(reading));
  const document = fromParsedResume(toParsedResume(reading.resume));
  const better = new Map(experience.flatMap(({ bullets }) => bullets.map((one) => [one.original, one.improved])));
  const paths = itemsAt(document, 'work').flatMap((_, job) =>
    itemsAt(document, `work.${job}.highlights`).map((__, at) => `work.${job}.highlights.${at}`),
  );
  const bullets = paths.flatMap((path) => {
    const text = better.get(textAt(document, path).trim());
    return text === undefined ? [] : [{ path, text }];
  });
  const isNew = bestSummary !== '' && bestSummary !== textAt(document, 'basics.summary');
  return { document, rewrites: [...(isNew ? [{ path: 'basics.summary', text: bestSummary }] : []), ...bullets] };
}

/** Accepts those that do not lower the score, measured again each time; returns them. */
function acceptInTurn(start: ResumeDocument, rewrites: readonly Rewrite[]) {
  let document = start;
  let before = liveScore(inputOf(start));
  let promised = 0;
  const taken: Rewrite[] = [];
  for (const rewrite of rewrites) {
    const gain = gainOf(document, before, rewrite);
    if (gain === undefined) continue;
    expect(gain).toBeGreaterThanOrEqual(0);
    promised += gain;
    document = accepted(document, rewrite);
    before = liveScore(inputOf(document));
    taken.push(rewrite);
  }
  return { document, promised, taken };
}

function expectKept({ document, taken }: ReturnType<typeof acceptInTurn>) {
  const again = enhance(liveContext(inputOf(document)).context);
  const reworded = again.experience.flatMap(({ bullets }) => bullets.filter(({ improved }) => improved));
  for (const { path, text } of taken) {
    if (path === 'basics.summary') expect(again.bestSummary).toBe(text);
    else {
      expect([text, weakPhrase(text), emptyPhrases(text), startsWithAction(text)]).toEqual([text, undefined, [], true]);
      expect(reworded.map(({ original }) => original)).not.toContain(text);
    }
  }
}

async function expectSafe(reading: Reading, choose: (rewrites: readonly Rewrite[]) => readonly Rewrite[]) {
  const { document: start, rewrites } = await suggested(reading);
  const result = acceptInTurn(start, choose(rewrites));
  expect(scoreOf(result.document) - scoreOf(start)).toBeCloseTo(result.promised, 6);
  expectKept(result);
}

test('accepting any suggestions in any order never lowers the score and gains what was promised', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, fc.array(fc.nat(1000), { maxLength: 12 }), async (content, picks) => {
      await expectSafe(makeReading(content), (rewrites) => [
        ...new Set(picks.flatMap((pick) => rewrites[pick % Math.max(1, rewrites.length)] ?? [])),
      ]);
    }),
    { numRuns: 8 },
  );
});

test('a change that lowers the score is not a gain', () => {
  const document = fromParsedResume(toParsedResume(makeReading(ANANYA).resume));
  const input = inputOf(document);
  const change = { document: withText(document, 'basics.email', '') };
  expect(gainOfChange(input, liveScore(input)!, change)).toBeUndefined();
});

const TUNED = join(__dirname, '../../fixtures/tuned');
const FILES = ['chromium-plain', 'docx-word-classic', 'tex-article', 'libreoffice-biodata'].flatMap((family) =>
  readdirSync(join(TUNED, family))
    .filter((file) => /\.(pdf|docx)$/.test(file))
    .slice(0, 1)
    .map((file) => `${family}/${file}`),
);

test.each([...FILES, '../weak-sales.pdf', '../weak-biodata.pdf'])('the suggestions for %s are safe', async (file) => {
  const reading = await readResume(new Uint8Array(readFileSync(join(TUNED, file))));
  await expectSafe(reading, (rewrites) => rewrites);
  await expectSafe(reading, (rewrites) => rewrites.toReversed());
});
