import { Company, List, Row } from './dashboard.styles';
import { SAMPLE_APPLICATIONS } from './samples';

/** Invented applications, for visitors; they lead nowhere. */
export const SampleApplications = () => (
  <List>
    {SAMPLE_APPLICATIONS.map(({ jobName, companyName, location, applied }) => (
      <Row key={jobName}>
        <div>
          <strong>{jobName}</strong>
          <Company>
            {companyName} • {location}
          </Company>
        </div>
        <span>Applied {applied}</span>
      </Row>
    ))}
  </List>
);
