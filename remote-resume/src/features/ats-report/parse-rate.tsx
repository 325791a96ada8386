import type { AtsResult } from '../../lib/ats-result';
import { percentOf } from '../../lib/json-values';
import { BAND_WORDS, bandOf, type ScoreBand } from '../../lib/score-band';
import { Bar } from './bar';
import { Box, BoxHead, Part, Parts } from './parse-rate.styles';

const EXPLAINED: Readonly<Record<ScoreBand, string>> = {
  high: 'Hiring software takes in nearly everything your resume says, so a recruiter finds you by it.',
  middle: 'Hiring software takes in most of your resume, but some of it is lost or put in the wrong place.',
  low: 'Hiring software loses much of your resume. Recruiters search what the software took in, so what is lost does not count for you.',
};

const PARTS = [
  { id: 'text', title: 'Text' },
  { id: 'order', title: 'Reading order' },
  { id: 'sections', title: 'Sections' },
  { id: 'fields', title: 'Fields' },
] as const;

/** The parse rate as a bar, in words, and by its four parts. */
export function ParseRate({ result: { parseRate, parts } }: { readonly result: AtsResult }) {
  const band = bandOf(parseRate);
  return (
    <Box aria-labelledby="parse-rate">
      <BoxHead>
        <h2 id="parse-rate">ATS Parse Rate</h2>
        <strong>{parseRate}%</strong>
      </BoxHead>
      <Bar percent={parseRate} label="ATS Parse Rate" />
      <p>
        <strong>{BAND_WORDS[band]}.</strong> {EXPLAINED[band]}
      </p>
      {parts && (
        <Parts>
          {PARTS.map(({ id, title }) => (
            <Part key={id}>
              <h3>
                {title} <span>{percentOf(parts[id].value * 100)}%</span>
              </h3>
              <Bar percent={percentOf(parts[id].value * 100)} />
              <p>{parts[id].sentence}</p>
            </Part>
          ))}
        </Parts>
      )}
    </Box>
  );
}
