import { FACTS } from './course-details.content';
import { Fact, FactList } from './course-details.styles';

export function CourseFacts() {
  return (
    <FactList>
      {FACTS.map(({ icon: Icon, label, value }) => (
        <Fact key={label}>
          <dt>
            <Icon size="1.5em" aria-hidden /> {label}
          </dt>{' '}
          <dd>{value}</dd>
        </Fact>
      ))}
    </FactList>
  );
}
