import type { ReactNode } from 'react';
import { Container } from '@kadam/shared/ui/layout';
import { Hero, HeroColumns, HeroText, Lead, Upload } from './upload-hero.styles';

interface UploadHeroProps {
  /** Shows what a check results in. */
  readonly sample: ReactNode;
  /** Where a resume is handed in. */
  readonly children: ReactNode;
}

/** The top of the page until there is a result. */
export function UploadHero({ sample, children }: UploadHeroProps) {
  return (
    <Hero>
      <Container>
        <HeroColumns>
          <HeroText>
            <h1>Smart Resume Check Fast & Free</h1>
            <Lead>See your resume as hiring software and recruiters see it. No account needed.</Lead>
          </HeroText>
          <Upload>{children}</Upload>
          {sample}
        </HeroColumns>
      </Container>
    </Hero>
  );
}
