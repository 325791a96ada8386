import type { ReactNode } from 'react';
import { Container } from '@kadam/shared/ui/layout';
import scene from './resume-check.svg';
import { Hero, HeroColumns, HeroText, Lead, Scene } from './upload-hero.styles';

/** The top of the page until there is a result; `children` is where a resume is handed in. */
export function UploadHero({ children }: { readonly children: ReactNode }) {
  return (
    <Hero>
      <Container>
        <HeroColumns>
          <HeroText>
            <h1>Smart Resume Check Fast & Free</h1>
            <Lead>See your resume as hiring software and recruiters see it. No account needed.</Lead>
          </HeroText>
          <Scene src={scene} width={480} height={360} alt="" decoding="async" />
          <div>{children}</div>
        </HeroColumns>
      </Container>
    </Hero>
  );
}
