import type { CheckStatus } from '../analysis';
import type { AnalyzeOptions } from '../result/context-of';
import { ANANYA } from './ananya';
import { judged } from './judged';
import type { ResumeContent } from './made-resume';

/** One row: the difference from a good resume, the expected message and evidence. */
interface CheckRow {
  readonly changes?: Partial<ResumeContent>;
  readonly without?: readonly (keyof ResumeContent)[];
  readonly options?: Partial<AnalyzeOptions>;
  readonly message?: string | RegExp;
  readonly fix?: string;
  readonly example?: { readonly before: string; readonly after: string };
  readonly evidence?: readonly string[];
}

/** Runs every row, titled with its check and status, against the good resume with its changes. */
export function itJudges(rows: Readonly<Record<`${string}: ${CheckStatus} when ${string}`, CheckRow>>) {
  it.each(Object.entries(rows))('%s', async (title, row) => {
    const [id = '', expected] = title.split(/: | when /);
    const content = { ...ANANYA, ...row.changes };
    for (const key of row.without ?? []) delete content[key];
    const { status, message, evidence, points, max, gain, fix, example } = await judged(id, content, row.options);
    expect({ status, message }).toEqual({
      status: expected,
      message: expect.stringMatching(row.message ?? /./) as string,
    });
    expect(evidence.slice(0, row.evidence?.length ?? 0).map(({ text }) => text)).toEqual(
      (row.evidence ?? []).map((text) => expect.stringContaining(text) as string),
    );
    expect(points + gain).toBeCloseTo(max);
    if (row.fix !== undefined) expect(fix).toBe(row.fix);
    if (row.example) expect(example).toEqual(row.example);
    if (status === 'skip') expect(max).toBe(0);
    if (status === 'fail')
      expect({ points: points < max / 2, fix }).toEqual({ points: true, fix: expect.any(String) as string });
  });
}
