import { Container } from '@kadam/shared/ui/layout';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { about } from '../../content/about';
import { Section, SectionHead } from '../../lib/section.styles';
import { Step, Steps } from './our-steps.styles';

export const OurSteps = () => (
  <Section aria-labelledby="steps">
    <Container>
      <SectionHead data-scroll-animate="">
        <StepMark />
        <h2 id="steps">How we work, step by step</h2>
      </SectionHead>
      <Steps>
        {about.steps.map(({ title, text }) => (
          <Step key={title} data-scroll-animate="">
            <h3>{title}</h3>
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </Container>
  </Section>
);
