import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';

type SampleContent = Readonly<Record<string, { readonly file: string; readonly todo: string }>>;

/** What is left of the invented content after these sections were published. */
export const remainingSamples = (published: readonly string[]): SampleContent =>
  Object.fromEntries(Object.entries(SAMPLE_CONTENT).filter(([name]) => !published.includes(name)));

/** Each piece of invented content that visitors see, with the file to change. */
export const contentFindings = (content: SampleContent = SAMPLE_CONTENT): string[] =>
  Object.values(content).map(({ file, todo }) => `${todo} (${file})`);

interface Start {
  readonly environment: string;
  readonly log: { warn: (details: object, message: string) => void };
}

export function warnOfSamples({ environment, log }: Start, content: SampleContent = SAMPLE_CONTENT): void {
  const samples = Object.keys(content);
  if (environment !== 'production' || samples.length === 0) return;
  log.warn({ samples }, 'Visitors see sample content. `kadam doctor` lists what to replace and where.');
}
