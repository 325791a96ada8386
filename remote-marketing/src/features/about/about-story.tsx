import { Compass, Eye } from 'lucide-react';
import { Container } from '@kadam/shared/ui/layout';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { about } from '../../content/about';
import { Section, SectionHead } from '../../lib/section.styles';
import illustration from '../../drawings/about-steps.svg';
import { Columns, Principle, Principles, Promise, Promises, Scene, Text } from './about-story.styles';

const ICONS = { Vision: Eye, Mission: Compass };

export const AboutStory = () => (
  <Section aria-labelledby="story">
    <Container>
      <Columns>
        <Text data-scroll-animate="">
          <StepMark />
          <h2 id="story">{about.headline}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
        <Scene
          src={illustration}
          width={640}
          height={520}
          alt="Three people on rising steps before a city at sunrise: one reaches down to help the next one up."
          decoding="async"
          data-scroll-animate=""
        />
      </Columns>
    </Container>
  </Section>
);

export const VisionAndMission = () => (
  <Section data-ground="sand" aria-labelledby="vision-mission">
    <Container>
      <SectionHead data-scroll-animate="">
        <h2 id="vision-mission">Vision &amp; Mission</h2>
      </SectionHead>
      <Principles>
        {about.principles.map(({ title, text }) => {
          const Icon = ICONS[title];
          return (
            <Principle key={title} data-scroll-animate="">
              <Icon aria-hidden="true" size={36} strokeWidth={1.5} />
              <h3>{title}</h3>
              <p>{text}</p>
            </Principle>
          );
        })}
      </Principles>
    </Container>
  </Section>
);

export const OurPromises = () => (
  <Section data-ground="sand" aria-labelledby="promises">
    <Container>
      <SectionHead data-scroll-animate="">
        <h2 id="promises">What you can hold us to</h2>
      </SectionHead>
      <Promises>
        {about.promises.map(({ title, text }) => (
          <Promise key={title} data-scroll-animate="">
            <h3>{title}</h3>
            <p>{text}</p>
          </Promise>
        ))}
      </Promises>
    </Container>
  </Section>
);
