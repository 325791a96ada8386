import { isSample } from '@kadam/shared/contract/brand';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { teamHero } from '../content/team';
import { FeaturedProfile } from '../features/team/featured-profile';
import { MemberCards } from '../features/team/member-cards';
import { PageHeader } from '../lib/page-header';
import { ScrollAnimated } from '../lib/scroll-animated';

export default function TeamPage() {
  return (
    <ScrollAnimated>
      <PageHeader title={teamHero.title}>{teamHero.lead}</PageHeader>
      <Container>
        <SampleNote isSample={isSample('team')} />
      </Container>
      <FeaturedProfile />
      <MemberCards />
    </ScrollAnimated>
  );
}
