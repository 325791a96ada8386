import { Container } from '@kadam/shared/ui/layout';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { reasons } from '../../content/home';
import { Section, SectionHead, SecondaryLink } from '../../lib/section.styles';
import { paths } from '../../paths';
import { ReasonPicture } from './reason-picture';
import { More, Tile, Tiles } from './why-choose-us.styles';

export function WhyChooseUs() {
  return (
    <Section aria-labelledby="why-choose-us">
      <Container>
        <SectionHead data-scroll-animate="">
          <StepMark />
          <h2 id="why-choose-us">Why Choose Us</h2>
          <p>Recruiters, counselors and teachers under one roof, so that each step leads to the next.</p>
        </SectionHead>
        <Tiles tabIndex={0} role="group" aria-label="Four reasons">
          {reasons.map(({ icon, title, description }) => (
            <Tile key={icon} data-scroll-animate="">
              <ReasonPicture icon={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </Tile>
          ))}
        </Tiles>
        <More>
          <SecondaryLink to={paths.about}>Explore More</SecondaryLink>
        </More>
      </Container>
    </Section>
  );
}
