import { teamHero } from '../content/team';
import { FeaturedProfile } from '../features/team/featured-profile';
import { MemberCards } from '../features/team/member-cards';
import { PageHeader } from '../lib/page-header';
import { ScrollAnimated } from '../lib/scroll-animated';

export default function TeamPage() {
  return (
    <ScrollAnimated>
      <PageHeader title={teamHero.title}>{teamHero.lead}</PageHeader>
      <FeaturedProfile />
      <MemberCards />
    </ScrollAnimated>
  );
}
