import { Link } from '@kadam/shared/router';
import { Card, cardLinkCss } from '@kadam/shared/ui/card';
import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { salaryText } from '../../lib/salary';
import { whyText } from '../../lib/similar-why';
import { jobHref } from '../../paths';
import { useSimilarJobs } from './use-similar-jobs';

/** Similar jobs with their reasons; nothing while they are missing. */
export function SimilarList({ jobId }: { readonly jobId: string }) {
  const similar = useSimilarJobs(jobId);
  if (!similar || similar.length === 0) return null;
  return (
    <Section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">Similar jobs</h2>
      <ul>
        {similar.map(({ job, why }) => (
          <li key={job.id}>
            <Card isInteractive>
              <Title>
                <JobLink to={jobHref(job.id)} state={{ job }}>
                  {job.jobName}
                </JobLink>
              </Title>
              <p>{[job.companyName, job.location].filter(Boolean).join(' • ')}</p>
              <p>{job.ctc === null ? 'Pay not stated' : salaryText(job.ctc)}</p>
              <Why>{whyText(why)}</Why>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  h2 {
    margin: 0 0 ${space(2)};
    font-size: ${font.size.lg};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(34)}), 1fr));
    gap: ${space(2)};
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    margin: ${space(0.5)} 0 0;
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

const Title = styled.h3`
  font-size: ${font.size.md};
  line-height: ${font.leading.snug};
`;

const JobLink = styled(Link)`
  ${cardLinkCss}
`;

const Why = styled.p`
  &&& {
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
  }
`;
