import { SmallText } from '@kadam/shared/ui/small-text';
import { List, Row } from './dashboard.styles';
import type { TileFigure, TileName } from './tiles';

const sample = (count: number, note: string): TileFigure => ({ status: 'known', count, note });

/** Always shown with the label 'Sample data'. */
export const SAMPLE_FIGURES: Readonly<Record<TileName, TileFigure>> = {
  'Profile Views': sample(128, 'in the last 30 days'),
  'Job Applications': sample(12, 'sent in all'),
  'Saved Jobs': sample(8, 'to come back to'),
  'New Messages': sample(3, 'not read yet'),
};

export interface SampleApplication {
  readonly jobName: string;
  readonly companyName: string;
  readonly location: string;
  readonly applied: string;
}

export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [
  { jobName: 'Accounts Executive', companyName: 'Example Traders', location: 'Pune', applied: '2 days ago' },
  { jobName: 'Staff Nurse', companyName: 'Example Hospital', location: 'Lucknow', applied: '5 days ago' },
  { jobName: 'Junior Web Developer', companyName: 'Example Software', location: 'Indore', applied: '9 days ago' },
];

/** Sample applications without links, for visitors. */
export const SampleApplications = () => (
  <List>
    {SAMPLE_APPLICATIONS.map(({ jobName, companyName, location, applied }) => (
      <Row key={jobName}>
        <div>
          <strong>{jobName}</strong>
          <SmallText>
            {companyName} • {location}
          </SmallText>
        </div>
        <span>Applied {applied}</span>
      </Row>
    ))}
  </List>
);
