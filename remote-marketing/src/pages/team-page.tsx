import { isSample } from '@kadam/shared/contract/brand';
import { BUILT_IN_TEAM } from '@kadam/shared/contract/team';
import { Loader } from '@kadam/shared/ui/loader';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { FeaturedProfile } from '../features/team/featured-profile';
import { MemberCards } from '../features/team/member-cards';
import { PageHeader } from '../lib/page-header';
import { ScrollAnimated } from '../lib/scroll-animated';
import { useSection } from '../lib/use-section';

export default function TeamPage() {
  const team = useSection('team', BUILT_IN_TEAM);
  if (!team) return <Loader title="Loading the team" />;
  const [first, ...others] = team.people;
  return (
    <ScrollAnimated>
      <PageHeader title="Our Team">{team.lead}</PageHeader>
      <Container>
        <SampleNote isSample={isSample('team')} />
      </Container>
      {first && <FeaturedProfile person={first} />}
      <MemberCards people={others} />
    </ScrollAnimated>
  );
}
