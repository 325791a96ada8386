import type { ByDecision, HeldBy, Sentence } from './sentences';

const INTRODUCTION = `# Specification coverage

Each sentence of the customer's specification by section, with the tests that fail when it is broken. "By decision" names the rows of
[specification-decisions.md](specification-decisions.md) that change or complete a sentence. \`npm run specification\` writes this page from \`e2e/specification\`;
a test fails when a listed test does not exist or the page is out of date.
`;

/** `docs/specification-coverage.md`. */
export function coveragePage(sentences: readonly Sentence[], held: HeldBy, decided: ByDecision): string {
  const parts = [INTRODUCTION, `${counts(sentences, held, decided)}\n`];
  for (const section of new Set(sentences.map((sentence) => sentence.section))) {
    const rows = sentences.filter((sentence) => sentence.section === section);
    parts.push(
      `## Section ${section}\n`,
      ...headings(rows).flatMap((heading) => table(heading, rows, { held, decided })),
    );
  }
  return parts.join('\n');
}

function counts(sentences: readonly Sentence[], held: HeldBy, decided: ByDecision): string {
  const covered = sentences.filter(({ id }) => held.has(id));
  const byDecision = covered.filter(({ id }) => decided.has(id)).length;
  return (
    `**${covered.length} of ${sentences.length}** sentences are held by a test: ` +
    `**${covered.length - byDecision}** hold as they are written, **${byDecision}** hold by decision.`
  );
}

interface Known {
  readonly held: HeldBy;
  readonly decided: ByDecision;
}

const headings = (rows: readonly Sentence[]) => [...new Set(rows.map(({ heading }) => heading))];

function table(heading: string, rows: readonly Sentence[], { held, decided }: Known): string[] {
  const lines = rows
    .filter((row) => row.heading === heading)
    .map(({ id, says }) => `- **${id}** ${plain(says)}${rowsOf(decided.get(id))}${tests(held.get(id))}`);
  return [`### ${plain(heading)}\n`, ...lines, ''];
}

const rowsOf = (rows: readonly number[] = []) => (rows.length === 0 ? '' : ` _(by decision: ${rows.join(', ')})_`);

const tests = (listed: readonly string[] = []) => listed.map((test) => `\n  - ${link(test)}`).join('');

function link(test: string): string {
  const [file = '', title = ''] = test.split(' › ');
  return `[${plain(title)}](../${file})`;
}

/** Escapes Markdown characters. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>|#$~]/g, '\\$&');
