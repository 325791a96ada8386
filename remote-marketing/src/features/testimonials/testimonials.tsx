import { isSample } from '@kadam/shared/contract/brand';
import { imageAddress, imageSources } from '@kadam/shared/contract/image-addresses';
import { BUILT_IN_TESTIMONIALS, type Testimonials as Content } from '@kadam/shared/contract/testimonials';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { ArrowUp, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useMotion } from '../../lib/motion';
import { Section } from '../../lib/section.styles';
import { useSection } from '../../lib/use-section';
import { seenOf, targetOf } from './rotation';
import {
  Author,
  Dot,
  Dots,
  Face,
  Frame,
  Heading,
  Quote,
  QuoteColumn,
  Quotes,
  RotationControl,
  Slide,
  Top,
  ToTop,
} from './testimonials.styles';
import { useAttention, useRotation } from './use-rotation';

/** In CSS px. */
const FACE_SIZE = 56;

export function Testimonials() {
  const content = useSection('testimonials', BUILT_IN_TESTIMONIALS);
  return content ? <Carousel {...content} /> : null;
}

function Carousel({ testimonials }: Content) {
  const { hasAttention, attention } = useAttention();
  const isRunning = useMotion() === 'running';
  const [isStopped, setStopped] = useState(false);
  const isTurning = isRunning && !isStopped && !hasAttention;
  const { rotation, goTo } = useRotation(testimonials.length, isTurning);
  const seen = seenOf(rotation);

  return (
    <Section data-ground="sand" aria-labelledby="clients-say" aria-roledescription="carousel">
      <Frame {...attention}>
        <Container>
          <Top>
            <Heading data-scroll-animate="">
              <StepMark />
              <h2 id="clients-say">What our clients say</h2>
              <SampleNote isSample={isSample('testimonials')} />
            </Heading>
            <RotationControl data-offered={isRunning && testimonials.length > 1}>
              <IconButton
                label={isStopped ? 'Play testimonials' : 'Pause testimonials'}
                onClick={() => setStopped(!isStopped)}
              >
                {isStopped ? <Play aria-hidden="true" size={20} /> : <Pause aria-hidden="true" size={20} />}
              </IconButton>
            </RotationControl>
          </Top>
          <QuoteColumn>
            <Quotes aria-live={isTurning ? 'off' : 'polite'} data-phase={rotation.phase}>
              {testimonials.map(({ content, name, role, picture }, index) => (
                <Slide key={index} data-seen={index === seen}>
                  <Quote>{content}</Quote>
                  <Author>
                    {picture && (
                      <Face
                        {...imageSources(imageAddress(picture.image))}
                        alt={picture.alt}
                        width={FACE_SIZE}
                        height={FACE_SIZE}
                        loading="lazy"
                        decoding="async"
                      />
                    )}
                    <strong>{name}</strong>
                    <span>{role}</span>
                  </Author>
                </Slide>
              ))}
            </Quotes>
            {testimonials.length > 1 && (
              <DotRow count={testimonials.length} current={targetOf(rotation)} onPick={goTo} />
            )}
          </QuoteColumn>
          <ToTop label="Back to the top of the page" onClick={() => scrollToTop(isRunning)}>
            <ArrowUp aria-hidden="true" size={20} />
          </ToTop>
        </Container>
      </Frame>
    </Section>
  );
}

interface DotRowProps {
  readonly count: number;
  readonly current: number;
  readonly onPick: (index: number) => void;
}

const DotRow = ({ count, current, onPick }: DotRowProps) => (
  <Dots>
    {Array.from({ length: count }, (_, index) => (
      <Dot
        key={index}
        type="button"
        aria-label={`Show testimonial ${index + 1} of ${count}`}
        {...(index === current && { 'aria-current': true })}
        onClick={() => onPick(index)}
      />
    ))}
  </Dots>
);

function scrollToTop(isSmooth: boolean): void {
  window.scrollTo({ top: 0, behavior: isSmooth ? 'smooth' : 'auto' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
