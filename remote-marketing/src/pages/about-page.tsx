import { about } from '../content/about';
import { AboutStory, OurPromises, VisionAndMission } from '../features/about/about-story';
import { Closing } from '../features/about/closing';
import { OurSteps } from '../features/about/our-steps';
import { PageHeader } from '../lib/page-header';
import { ScrollAnimated } from '../lib/scroll-animated';

export default function AboutPage() {
  return (
    <ScrollAnimated>
      <PageHeader title={about.title}>{about.lead}</PageHeader>
      <AboutStory />
      <VisionAndMission />
      <OurSteps />
      <OurPromises />
      <Closing />
    </ScrollAnimated>
  );
}
