import { useState } from 'react';
import { Hero } from '../features/hero/hero';
import { HomeSplash } from '../features/home-splash/home-splash';
import { JobSearchBox } from '../features/job-start/job-search-box';
import { NewestJobs } from '../features/job-start/newest-jobs';
import { ServiceMarquee } from '../features/service-marquee/service-marquee';
import { StartHere } from '../features/start-here/start-here';
import { Testimonials } from '../features/testimonials/testimonials';
import { WhyChooseUs } from '../features/why-choose-us/why-choose-us';
import { ScrollAnimated } from '../lib/scroll-animated';

export default function HomePage() {
  const [isWelcomed, setWelcomed] = useState(false);
  return (
    <ScrollAnimated>
      {!isWelcomed && <HomeSplash onComplete={() => setWelcomed(true)} />}
      <Hero>
        <JobSearchBox />
      </Hero>
      <StartHere />
      <NewestJobs />
      <WhyChooseUs />
      <ServiceMarquee />
      <Testimonials />
    </ScrollAnimated>
  );
}
