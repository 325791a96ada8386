import type { ReactNode } from 'react';
import { Container } from '@kadam/shared/ui/layout';
import { useIsInBrowser } from '@kadam/shared/ui/use-is-in-browser';
import { Hero, HeroColumns, HeroText, Lead, NeedsScripts, Upload } from './upload-hero.styles';

interface UploadHeroProps {
  readonly sample: ReactNode;
  readonly children: ReactNode;
}

export function UploadHero({ sample, children }: UploadHeroProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <Hero>
      <Container>
        <HeroColumns>
          <HeroText>
            <h1>Smart Resume Check Fast & Free</h1>
            <Lead>See your resume as hiring software and recruiters see it. No account needed.</Lead>
          </HeroText>
          <Upload>
            {/* Disabled until the page is hydrated. */}
            <div inert={!isInBrowser}>{children}</div>
            <noscript>
              <NeedsScripts>The check needs JavaScript, which is switched off in this browser.</NeedsScripts>
            </noscript>
          </Upload>
          {sample}
        </HeroColumns>
      </Container>
    </Hero>
  );
}
