import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import type { Finding } from '@kadam/shared/contract/doctor';
import { SECTIONS } from '@kadam/shared/contract/published-content';

type SampleContent = Readonly<Record<string, { readonly file: string; readonly todo: string }>>;

/** The sample content that remains after these sections were published. */
export const remainingSamples = (published: readonly string[]): SampleContent =>
  Object.fromEntries(Object.entries(SAMPLE_CONTENT).filter(([name]) => !published.includes(name)));

/** The sample content that visitors see, with the section to publish or the file to change. */
export const contentFindings = (content: SampleContent = SAMPLE_CONTENT): Finding[] =>
  Object.entries(content).map(([name, { file, todo }]) => {
    const section = SECTIONS.find((one) => one === name) ?? null;
    return section ? { text: todo, place: 'office', section } : { text: `${todo} (${file})`, place: 'server', section };
  });

interface Start {
  readonly environment: string;
  readonly log: { warn: (details: object, message: string) => void };
}

export function warnOfSamples({ environment, log }: Start, content: SampleContent = SAMPLE_CONTENT): void {
  const samples = Object.keys(content);
  if (environment !== 'production' || samples.length === 0) return;
  log.warn({ samples }, 'Visitors see sample content. `kadam doctor` lists what to replace and where.');
}
